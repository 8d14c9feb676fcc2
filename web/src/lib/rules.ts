/** The rule pages and reminder cards: their sentences, and the rules each sentence explains. */
import table from '../../../src/knaves/locales/rules.json';

interface Page {
  args: Record<string, string>;
  sections: { heading: string; says: Record<string, string> }[];
}

const pages = table.pages as unknown as Record<string, Page>;
const reminders = table.reminders as unknown as Record<string, Record<string, string>>;

interface Sentence {
  id: string;
  args: Record<string, string>;
  rules: string;
}

export function rulePage(game: string): { heading: string; sentences: Sentence[] }[] {
  const page = pages[game];
  if (!page) return [];
  return page.sections.map(({ heading, says }) => ({
    heading,
    sentences: Object.entries(says).map(([id, rules]) => ({ id, args: page.args, rules })),
  }));
}

/** The numbers in the sentences of a game, such as the length of a sequence. */
export const ruleArguments = (game: string): Record<string, string> => pages[game]?.args ?? {};

export function reminderCard(game: string): Sentence[] {
  const args = ruleArguments(game);
  return Object.entries(reminders[game] ?? {}).map(([id, rules]) => ({ id, args, rules }));
}

/** The sentences of a game's page that explain any of these rules. */
export function sentencesAbout(game: string, rules: readonly string[]): Sentence[] {
  return rulePage(game)
    .flatMap((section) => section.sentences)
    .filter((sentence) => sentence.rules.split(' ').some((rule) => rules.includes(rule)));
}
