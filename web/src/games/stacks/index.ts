/** Stacks: how it looks and speaks. */
import StacksCard from '../../components/StacksCard.svelte';
import StacksPlay from '../../components/StacksPlay.svelte';
import StacksScore from '../../components/StacksScore.svelte';
import type { StacksView } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { ChipCount, GameUi } from '../game-ui';
import { stacksLesson } from './lessons';

/** Blue chips look like those of the first team, red ones like those of the third. */
const BLUE = 0;
const RED = 2;

function chips(view: StacksView, seat: number): ChipCount[] {
  const [blue, red] = view.chips[seat] ?? [0, 0];
  return [
    { shape: BLUE, count: blue },
    { shape: RED, count: red },
  ];
}

function chipsText(view: StacksView, seat: number): string {
  const [blue, red] = view.chips[seat] ?? [0, 0];
  return t('table-chips-count', { blue, red });
}

export const stacks: GameUi<StacksView> = {
  Play: StacksPlay,
  Card: StacksCard,
  Score: StacksScore,
  teams: false,
  side: (_, seat) => seat,
  chips,
  chipsText,
  lastCard: (view, seat) => view.discard_tops[seat] ?? null,
  isActing: (view, seat) => view.turn === seat,
  drawOffers: () => null,
  sides: (view) =>
    view.chips.map(([blue, red], seat) => ({
      seats: [seat],
      team: null,
      chips: chips(view, seat),
      score: `${blue + red}`,
    })),
  standings: (view) => view.chips.map((_, seat) => chipsText(view, seat)).join('; '),
  lesson: stacksLesson,
  reshuffle: (view) => (view.options['reshuffle'] === 'with_specials' ? 'with_specials' : 'sequences'),
};
