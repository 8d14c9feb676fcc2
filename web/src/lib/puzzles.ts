/** Puzzles: which there are, which comes next, and what this player has solved. */
import { gameUi } from '../games';
import { fetchPuzzleBatch, fetchPuzzleIndex } from './api';
import type { Scenario } from './scenario.svelte';
import { saveSettings, settings } from './settings.svelte';
import { joinView } from './views';
import type { PuzzleData, PuzzleIndex, View } from './wire';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
/** The bots whose names the other seats bear. */
const OTHERS = ['beginner', 'casual', 'skilled', 'expert', 'best'];

let index: Promise<PuzzleIndex> | undefined;
const batches = new Map<string, Promise<PuzzleData[]>>();

/** What there is. A request that failed is made again the next time. */
export function loadIndex(): Promise<PuzzleIndex> {
  index ??= fetchPuzzleIndex().catch((problem: unknown) => {
    index = undefined;
    throw problem;
  });
  return index;
}

function loadBatch(address: string): Promise<PuzzleData[]> {
  let batch = batches.get(address);
  if (!batch) {
    batch = fetchPuzzleBatch(address).then(({ puzzles }) => puzzles);
    batch.catch(() => batches.delete(address));
    batches.set(address, batch);
  }
  return batch;
}

export async function findPuzzle({ games }: PuzzleIndex, id: string): Promise<PuzzleData | undefined> {
  for (const { batches, ids } of Object.values(games)) {
    const address = batches[ids.findIndex((some) => some.includes(id))];
    if (address) return (await loadBatch(address)).find((one) => one.id === id);
  }
  return undefined;
}

/** Load all puzzles, so that they can be kept: those of one game first. */
export async function loadAll(first = ''): Promise<void> {
  const { games } = await loadIndex();
  const order = Object.entries(games).sort(
    ([one], [other]) => Number(other === first) - Number(one === first),
  );
  for (const [, shelf] of order) for (const address of shelf.batches) await loadBatch(address);
}

// --- Days ---

const dayText = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

export const today = (): string => dayText(new Date());

/** The puzzles of today by game; of the last known day if today is not in the list. */
export function dailyPuzzles({ daily }: PuzzleIndex): Record<string, string> {
  return (daily.find(({ date }) => date === today()) ?? daily.at(-1))?.ids ?? {};
}

export const isDaily = (index: PuzzleIndex, id: string): boolean =>
  Object.values(dailyPuzzles(index)).includes(id);

/** The days in a row, up to today, with a solved puzzle of the day. Today may still be open. */
export function streak(): number {
  const solved = new Set(settings.puzzleDays);
  const day = new Date();
  if (!solved.has(dayText(day))) day.setDate(day.getDate() - 1);
  let count = 0;
  for (; solved.has(dayText(day)); day.setDate(day.getDate() - 1)) count += 1;
  return count;
}

// --- What is solved, and what is next ---

export const isSolved = (id: string): boolean => id in settings.solved;

export const solvedOf = (game: string): number =>
  Object.keys(settings.solved).filter((id) => id.startsWith(`${game}-`)).length;

export function setSolved(index: PuzzleIndex, id: string): void {
  settings.solved = { ...settings.solved, [id]: settings.solved[id] ?? today() };
  if (isDaily(index, id) && !settings.puzzleDays.includes(today()))
    settings.puzzleDays = [...settings.puzzleDays, today()];
  saveSettings();
}

/** The next unsolved puzzle that the player wants: from their level on by difficulty, and then from the easiest. */
export async function nextPuzzle({ games }: PuzzleIndex, game: string, after = ''): Promise<string | null> {
  const shelf = games[game];
  if (!shelf) return null;
  const ids = shelf.ids.flat();
  const level = Math.floor((LEVELS.indexOf(settings.puzzleLevel) * ids.length) / LEVELS.length);
  const start = after && ids.includes(after) ? ids.indexOf(after) + 1 : level;
  const kind = settings.puzzleKind in shelf.kinds ? settings.puzzleKind : '';
  for (const id of [...ids.slice(start), ...ids.slice(0, start)]) {
    if (isSolved(id) || id === after) continue;
    if (!kind) return id;
    const address = shelf.batches[shelf.ids.findIndex((some) => some.includes(id))];
    const found = address ? (await loadBatch(address)).find((one) => one.id === id) : undefined;
    if (found?.kind === kind) return id;
  }
  return null;
}

/** After the puzzle of the day comes that of another game, and then all others. */
export async function puzzleAfter(index: PuzzleIndex, { id, game }: PuzzleData): Promise<string | null> {
  const others = Object.values(dailyPuzzles(index)).filter((one) => one !== id && !isSolved(one));
  if (isDaily(index, id) && others[0]) return others[0];
  return nextPuzzle(index, game, isDaily(index, id) ? '' : id);
}

/** From 1 to 5. */
export const stars = (difficulty: number): number => Math.min(5, Math.floor(difficulty / 20) + 1);

export function toScenario({ id, game, steps }: PuzzleData): Scenario {
  const views = steps.map((step) => joinView(step) as View);
  const [first] = views;
  const own = first?.seat ?? 0;
  const others = [...OTHERS];
  return {
    id,
    game,
    seat: own,
    seats: Array.from({ length: first?.seats ?? 0 }, (_, seat) => ({
      name: '',
      side: first ? gameUi(first).side(first, seat) : 0,
      level: seat === own ? '' : (others.shift() ?? ''),
    })),
    steps: steps.map(({ accepted }, number) => ({
      task: number,
      view: views[number] as View,
      hint: { move: accepted[0]?.move ?? '', reason: '', args: {}, ...accepted[0]?.why },
      answers: Object.fromEntries(
        accepted.map(({ move, step }) => {
          const view = step === null ? undefined : views[step];
          return [move, { turns: view ? [{ view, events: [] }] : [], next: step }];
        }),
      ),
    })),
  };
}
