/** What this browser remembers: how things look and sound here, the player's name, and the seats it holds. */

export interface HeldSeat {
  code: string;
  seat: number;
  token: string;
  name: string;
}

interface Settings {
  language: string;
  theme: 'auto' | 'light' | 'dark';
  /** What court cards show: J Q K A as printed, or the letters of a pack in one's own language. */
  letters: 'printed' | 'own';
  sound: boolean;
  haptics: boolean;
  /** Whether a move waits for Confirm: on touch only, always or never. */
  confirm: 'touch' | 'always' | 'never';
  shortcuts: boolean;
  notify: boolean;
  name: string;
  muted: boolean;
  /** Whether the first-game help was seen to its end. */
  taught: boolean;
  /** The seats this browser holds, newest table first. */
  held: HeldSeat[];
}

const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  letters: 'printed',
  sound: true,
  haptics: true,
  confirm: 'touch',
  shortcuts: true,
  notify: false,
  name: '',
  muted: false,
  taught: false,
  held: [],
};
const KEY = 'knaves';
const MOST_TABLES = 30;

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS }; // storage is forbidden or spoilt: play on without memory
  }
}

export const settings = $state<Settings>(load());

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // see above
  }
}

export function forgetAll(): void {
  Object.assign(settings, DEFAULTS);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // see above
  }
}

export function holdSeat(held: HeldSeat): void {
  const others = settings.held.filter((one) => one.code !== held.code || one.seat !== held.seat);
  settings.held = [held, ...others].slice(0, MOST_TABLES);
  remember();
}

export function dropSeat(code: string, seat: number): void {
  settings.held = settings.held.filter((one) => one.code !== code || one.seat !== seat);
  remember();
}

export const seatsAt = (code: string): HeldSeat[] =>
  settings.held.filter((one) => one.code === code).sort((a, b) => a.seat - b.seat);
