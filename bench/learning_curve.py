"""Draws the curve of docs/examples/learn_ppo.py: `python bench/learning_curve.py curve.json docs/images/learning.svg`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 480, 240, 46, 16, 16, 40


def draw(data: dict[str, object], points: list[dict[str, float]]) -> str:
    last = max(point["seconds"] for point in points)

    def place(seconds: float, score: float) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - RIGHT) * seconds / last
        return round(x, 1), round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - score), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#fbfaf5"/>',
    ]
    for score in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = place(0, score)
        parts.append(f'<path d="M{x} {y}H{WIDTH - RIGHT}" stroke="#cfcabb"/>')
        parts.append(f'<text x="{x - 6}" y="{y + 4}" text-anchor="end" fill="#1b1f27">{score:.0%}</text>')
    for seconds in range(0, int(last) + 1, 60):
        x, y = place(seconds, 0)
        parts.append(f'<text x="{x}" y="{y + 16}" text-anchor="middle" fill="#1b1f27">{seconds}</text>')
    line = " ".join(f"{x},{y}" for x, y in (place(point["seconds"], point["score"]) for point in points))
    parts.append(f'<polyline points="{line}" fill="none" stroke="#0b5fa5" stroke-width="2.5"/>')
    parts += [
        f'<circle cx="{pair.split(",")[0]}" cy="{pair.split(",")[1]}" r="3.5" fill="#0b5fa5"/>' for pair in line.split()
    ]
    words = f"games of {data['game']} won against random moves, by seconds of CPU time"
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle" fill="#1b1f27">{words}</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    source, target = map(Path, sys.argv[1:])
    data = json.loads(source.read_text())
    target.write_text(draw(data, data["points"]))


if __name__ == "__main__":
    main()
