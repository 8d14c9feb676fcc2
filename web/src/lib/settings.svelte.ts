/** What is stored in this browser: preferences, the player's name, and the seats they hold. */

export interface HeldSeat {
  code: string;
  seat: number;
  token: string;
  name: string;
}

interface Settings {
  language: string;
  theme: 'auto' | 'light' | 'dark';
  /** The table that cards and boards lie on. */
  table: 'felt' | 'midnight' | 'walnut';
  /** The faces of cards: with pictures, or with large letters. */
  cards: 'pictures' | 'large';
  /** The letters on court cards: J Q K A as printed, or those of the player's language. */
  letters: 'printed' | 'own';
  sound: boolean;
  haptics: boolean;
  /** Whether a move waits for Confirm: on touch screens, always or never. */
  confirm: 'touch' | 'always' | 'never';
  shortcuts: boolean;
  /** Whether to ask before a move that loses much, in games against bots alone. */
  coach: boolean;
  handOrder: 'suit' | 'rank' | 'dealt' | 'own';
  /** Hands that the player has arranged, by table and seat, newest first. */
  arranged: { seat: string; cards: string[] }[];
  notify: boolean;
  name: string;
  /** The bots that the player chose last. */
  level: string;
  muted: boolean;
  /** Whether the tutorial of the first game is finished or was skipped. */
  taught: boolean;
  /** How far the tutorial is: the moves made during it, and the topics shown. */
  lessonMoves: number;
  lessonsSeen: string[];
  /** The lessons that were played to their end, as `game/id`. */
  learned: string[];
  /** By the id of a puzzle: the day on which it was solved. */
  solved: Record<string, string>;
  /** The days on which a puzzle of the day was solved, like 2026-11-18. */
  puzzleDays: string[];
  /** The puzzles that the player wants: how hard, and of which kind; empty for all kinds. */
  puzzleLevel: 'easy' | 'medium' | 'hard';
  puzzleKind: string;
  /** The seats this browser holds, newest table first. */
  held: HeldSeat[];
  /** Codes of tables that are out of the way in "Your games". */
  archived: string[];
  /** Codes of tables whose game was over when the home page last asked. */
  finished: string[];
  /** Who is muted where, as `code name`. */
  mutedPeople: string[];
}

/**
 * Whether sounds are on for a new player. A phone in silent mode must stay silent: where the browser has audio sessions,
 * the ringer switch silences us; other phones do not tell, so they start without sounds.
 */
const soundByDefault = (): boolean =>
  !matchMedia('(hover: none) and (pointer: coarse)').matches || 'audioSession' in navigator;

const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  table: 'felt',
  cards: 'pictures',
  letters: 'printed',
  sound: soundByDefault(),
  haptics: true,
  confirm: 'touch',
  shortcuts: true,
  coach: false,
  handOrder: 'suit',
  arranged: [],
  notify: false,
  name: '',
  level: 'beginner',
  muted: false,
  taught: false,
  lessonMoves: 0,
  lessonsSeen: [],
  learned: [],
  solved: {},
  puzzleDays: [],
  puzzleLevel: 'easy',
  puzzleKind: '',
  held: [],
  archived: [],
  finished: [],
  mutedPeople: [],
};
const KEY = 'knaves';
const MAX_HELD_SEATS = 30;

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS }; // storage is blocked or damaged: play without it
  }
}

export const settings = $state<Settings>(load());

export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage is blocked
  }
}

export function deleteAllData(): void {
  Object.assign(settings, DEFAULTS);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // storage is blocked
  }
}

export function rememberSeat(held: HeldSeat): void {
  const others = settings.held.filter((one) => one.code !== held.code || one.seat !== held.seat);
  settings.held = [held, ...others].slice(0, MAX_HELD_SEATS);
  saveSettings();
}

export const heldSeatsAt = (code: string): HeldSeat[] =>
  settings.held.filter((one) => one.code === code).sort((a, b) => a.seat - b.seat);
