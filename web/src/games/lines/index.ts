/** Classic and travel: how they look and speak. */
import LinesPlay from '../../components/LinesPlay.svelte';
import LinesScore from '../../components/LinesScore.svelte';
import PackCard from '../../components/PackCard.svelte';
import { LAYOUTS, parseBoard, runLength } from '../../lib/board';
import { teamColour } from '../../lib/format';
import type { LinesView } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { GameUi } from '../game-ui';
import { linesLesson } from './lessons';

/** The sequences of each team and its longest unfinished line. */
function standings(view: LinesView): string {
  const chips = parseBoard(view.board);
  const layout = LAYOUTS[view.game];
  return view.sequences
    .flatMap((made, team) => {
      const runs = chips.map((chip, index) =>
        chip?.team === team && !chip.locked ? runLength(layout, chips, index, team) : 0,
      );
      return [
        t('speak-lines', { team: teamColour(team), count: made.length }),
        t('speak-longest', { team: teamColour(team), count: Math.max(0, ...runs) }),
      ];
    })
    .join(' ');
}

export const lines: GameUi<LinesView> = {
  Play: LinesPlay,
  Card: PackCard,
  Score: LinesScore,
  teams: true,
  side: (view, seat) => seat % view.teams,
  chips: () => [],
  chipsText: () => '',
  lastCard: (view, seat) => view.discards[seat]?.at(-1) ?? null,
  isActing: (view, seat) => view.turn === seat || view.forfeits.includes(seat),
  drawOffers: (view) => view.offers,
  sides: (view, sideOf) =>
    view.sequences.map((made, team) => ({
      seats: sideOf.flatMap((side, seat) => (side === team ? [seat] : [])),
      team,
      chips: [],
      score: `${made.length}/${view.needed}`,
    })),
  standings,
  lesson: linesLesson,
  reshuffle: () => 'discards',
};
