/** The rules by id: their wording, copied from docs/rules.md, and the games they belong to. */
import texts from '../../../src/knaves/locales/rule_texts.json';

export interface Rule {
  id: string;
  games: string[];
  /** In English; option names and typed moves are between backticks. */
  text: string;
}

const table = texts as Record<string, { games: string; text: string }>;

export function findRule(id: string): Rule | null {
  const found = table[id];
  return found ? { id, games: found.games.split(' '), text: found.text } : null;
}
