/** What people read, in their language. Only the chosen language is loaded; English stands in for what is missing. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { settings } from './settings.svelte';

type Texts = () => Promise<{ default: string }>;

/** What each language calls itself, and where its words are. */
export const LANGUAGES: Record<string, { name: string; game: Texts; rules: Texts }> = {
  da: { name: 'Dansk', game: () => import('words:da/game'), rules: () => import('words:da/rules') },
  de: { name: 'Deutsch', game: () => import('words:de/game'), rules: () => import('words:de/rules') },
  en: { name: 'English', game: () => import('words:en/game'), rules: () => import('words:en/rules') },
  es: { name: 'Español', game: () => import('words:es/game'), rules: () => import('words:es/rules') },
  fr: { name: 'Français', game: () => import('words:fr/game'), rules: () => import('words:fr/rules') },
  it: { name: 'Italiano', game: () => import('words:it/game'), rules: () => import('words:it/rules') },
  nl: { name: 'Nederlands', game: () => import('words:nl/game'), rules: () => import('words:nl/rules') },
  pl: { name: 'Polski', game: () => import('words:pl/game'), rules: () => import('words:pl/rules') },
  pt: { name: 'Português', game: () => import('words:pt/game'), rules: () => import('words:pt/rules') },
};

/** Where counting differs by country: in Portugal no card is plural. */
const REGIONS: Record<string, string> = { pt: 'pt-PT' };

let bundles = $state.raw<FluentBundle[]>([]);
let current = $state('en');
let withRules = false;

export const language = (): string => current;

export function preferred(): string {
  const wanted = settings.language ? [settings.language] : navigator.languages;
  return negotiateLanguages(wanted, Object.keys(LANGUAGES), { defaultLocale: 'en' })[0] ?? 'en';
}

async function bundleOf(code: string): Promise<FluentBundle> {
  const texts = LANGUAGES[code] ?? LANGUAGES['en'];
  const bundle = new FluentBundle(REGIONS[code] ?? code, { useIsolating: false });
  const parts = texts ? await Promise.all([texts.game(), ...(withRules ? [texts.rules()] : [])]) : [];
  for (const part of parts) bundle.addResource(new FluentResource(part.default), { allowOverrides: true });
  return bundle;
}

export async function speak(code: string): Promise<void> {
  const loaded = await bundleOf(code);
  bundles = [loaded];
  current = code;
  document.documentElement.lang = code;
  document.querySelector('meta[name=description]')?.setAttribute('content', t('app-description'));
}

/** The rule pages are long, so their texts come when they are first needed. */
export async function loadRules(): Promise<void> {
  if (withRules) return;
  withRules = true;
  await speak(current);
}

export function has(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** A number that is written as it is: none of our languages groups so few digits, and a formatter is slow to make. */
class Few extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const known: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    known[name] =
      typeof value === 'number' && Number.isInteger(value) && value < 1000 ? new Few(value) : value;
  }
  return known;
}

/** The text of a message; its id where it is missing, so that a gap is seen and not silent. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args && counted(args));
  }
  return bundles.length === 0 ? '' : id;
}
