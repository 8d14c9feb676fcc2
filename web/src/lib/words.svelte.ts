/** The messages of the page in the player's language. Only that language is loaded. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { settings } from './settings.svelte';

type LoadText = () => Promise<{ default: string }>;

/** Messages that are loaded when a screen first needs them. */
type Later = 'rules' | 'review' | 'learn';

/** What each language calls itself, and how to load its messages. */
export const LANGUAGES: Record<string, { name: string; game: LoadText } & Record<Later, LoadText>> = {
  da: {
    name: 'Dansk',
    game: () => import('words:da/game'),
    rules: () => import('words:da/rules'),
    review: () => import('words:da/review'),
    learn: () => import('words:da/learn'),
  },
  de: {
    name: 'Deutsch',
    game: () => import('words:de/game'),
    rules: () => import('words:de/rules'),
    review: () => import('words:de/review'),
    learn: () => import('words:de/learn'),
  },
  en: {
    name: 'English',
    game: () => import('words:en/game'),
    rules: () => import('words:en/rules'),
    review: () => import('words:en/review'),
    learn: () => import('words:en/learn'),
  },
  es: {
    name: 'Español',
    game: () => import('words:es/game'),
    rules: () => import('words:es/rules'),
    review: () => import('words:es/review'),
    learn: () => import('words:es/learn'),
  },
  fr: {
    name: 'Français',
    game: () => import('words:fr/game'),
    rules: () => import('words:fr/rules'),
    review: () => import('words:fr/review'),
    learn: () => import('words:fr/learn'),
  },
  it: {
    name: 'Italiano',
    game: () => import('words:it/game'),
    rules: () => import('words:it/rules'),
    review: () => import('words:it/review'),
    learn: () => import('words:it/learn'),
  },
  nl: {
    name: 'Nederlands',
    game: () => import('words:nl/game'),
    rules: () => import('words:nl/rules'),
    review: () => import('words:nl/review'),
    learn: () => import('words:nl/learn'),
  },
  pl: {
    name: 'Polski',
    game: () => import('words:pl/game'),
    rules: () => import('words:pl/rules'),
    review: () => import('words:pl/review'),
    learn: () => import('words:pl/learn'),
  },
  pt: {
    name: 'Português',
    game: () => import('words:pt/game'),
    rules: () => import('words:pt/rules'),
    review: () => import('words:pt/review'),
    learn: () => import('words:pt/learn'),
  },
};

/** Languages whose plural rules depend on the country: in Portugal, zero is plural. */
const REGIONS: Record<string, string> = { pt: 'pt-PT' };

let bundles = $state.raw<FluentBundle[]>([]);
let current = $state('en');
const loaded = new Set<Later>();

export const language = (): string => current;

export function preferredLanguage(): string {
  const wanted = settings.language ? [settings.language] : navigator.languages;
  return negotiateLanguages(wanted, Object.keys(LANGUAGES), { defaultLocale: 'en' })[0] ?? 'en';
}

async function loadBundle(code: string): Promise<FluentBundle> {
  const texts = LANGUAGES[code] ?? LANGUAGES['en'];
  const bundle = new FluentBundle(REGIONS[code] ?? code, { useIsolating: false });
  const parts = texts ? await Promise.all([texts.game(), ...[...loaded].map((part) => texts[part]())]) : [];
  for (const part of parts) bundle.addResource(new FluentResource(part.default), { allowOverrides: true });
  return bundle;
}

export async function setLanguage(code: string): Promise<void> {
  const bundle = await loadBundle(code);
  bundles = [bundle];
  current = code;
  document.documentElement.lang = code;
  document.querySelector('meta[name=description]')?.setAttribute('content', t('app-description'));
}

async function load(part: Later): Promise<void> {
  if (loaded.has(part)) return;
  loaded.add(part);
  await setLanguage(current);
}

/** The rule pages are long, so their texts are loaded when they are first needed. */
export const loadRules = (): Promise<void> => load('rules');
/** The texts of reviews and of the analysis board. */
export const loadReviewWords = (): Promise<void> => load('review');
/** The texts of lessons and puzzles. */
export const loadLearnWords = (): Promise<void> => load('learn');

export function hasMessage(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** A number without grouping. Small numbers have none in any of our languages, and creating a formatter is slow. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function withPlainNumbers(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    values[name] =
      typeof value === 'number' && Number.isInteger(value) && value < 1000 ? new PlainNumber(value) : value;
  }
  return values;
}

/** The text of a message, or its id where it is missing, so that the gap can be seen. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args && withPlainNumbers(args));
  }
  return bundles.length === 0 ? '' : id;
}
