/** Whether a finished game was dealt as it was promised: seed against commitment, and every card computed anew. */
import type { ReplayData } from './api';
import { commitmentOf, dealKey, fromHex, recomputeDeal } from './deal';
import { drawsHold } from './draws';
import { isLines } from './views';

export function recordFields(record: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of (record.split('\n\n')[0] ?? '').split('\n').slice(1)) {
    const at = line.indexOf(': ');
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 2));
  }
  return fields;
}

const asText = (hex: string): string => new TextDecoder().decode(fromHex(hex));

/** `promised` is the commitment that this page saw before the first card, not what the record says. */
export function checkDeal(replay: ReplayData, promised: string): boolean {
  const fields = recordFields(replay.record);
  const first = replay.steps[0];
  const seed = fromHex(fields.get('Seed') ?? '');
  if (!first || seed.length !== 32) return false;
  const commitment = commitmentOf(seed);
  if (commitment !== promised || commitment !== fields.get('Commitment')) return false;
  const contributions = fields.get('Contributions');
  const added = contributions === undefined ? [] : contributions.split(',').map(asText);
  const deal = recomputeDeal(seed, added, {
    game: first.view.game,
    seats: first.view.seats,
    teams: isLines(first.view) ? first.view.teams : first.view.seats,
    handSize: first.view.hand_counts[0] ?? 0,
    keepReverses: first.view.options['reverse_in_two'] === 'kept',
  });
  if (deal.first !== first.view.turn || JSON.stringify(deal.hands) !== JSON.stringify(first.hands))
    return false;
  const withSpecials = first.view.options['reshuffle'] === 'with_specials';
  return drawsHold(replay.steps, {
    key: dealKey(seed, added),
    next: deal.next,
    pile: deal.pile,
    seats: first.view.seats,
    reshuffle: isLines(first.view) ? 'discards' : withSpecials ? 'with_specials' : 'sequences',
  });
}
