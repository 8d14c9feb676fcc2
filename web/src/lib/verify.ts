/** Verifies the deal of a finished game: the seed against the commitment, and every card. */
import { gameUi } from '../games';
import { computeCommitment, dealKey, fromHex, recomputeDeal } from './deal';
import { verifyDraws } from './draws';
import { joinView } from './views';
import type { Replay } from './wire';

export function parseRecordHeader(record: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of (record.split('\n\n')[0] ?? '').split('\n').slice(1)) {
    const at = line.indexOf(': ');
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 2));
  }
  return fields;
}

const decodeHex = (hex: string): string => new TextDecoder().decode(fromHex(hex));

/** `commitment` is the one this page saw before the first card, which the record must repeat. */
export function verifyDeal(replay: Replay, commitment: string): boolean {
  const fields = parseRecordHeader(replay.record);
  const first = replay.steps[0];
  const view = first && joinView({ view: first.view, own: first.all.own });
  const seed = fromHex(fields.get('Seed') ?? '');
  if (!first || !view || seed.length !== 32) return false;
  const computed = computeCommitment(seed);
  if (computed !== commitment || computed !== fields.get('Commitment')) return false;
  const contributions = fields.get('Contributions');
  const players = contributions === undefined ? [] : contributions.split(',').map(decodeHex);
  const deal = recomputeDeal(seed, players, {
    game: view.game,
    seats: view.seats,
    teams: new Set(replay.sides).size,
    handSize: view.hand_counts[0] ?? 0,
    keepReverses: view.options['reverse_in_two'] === 'kept',
  });
  if (deal.first !== view.turn || JSON.stringify(deal.hands) !== JSON.stringify(first.hands)) return false;
  return verifyDraws(replay.steps, {
    key: dealKey(seed, players),
    next: deal.next,
    pile: deal.pile,
    seats: view.seats,
    reshuffle: gameUi(view).reshuffle(view),
  });
}
