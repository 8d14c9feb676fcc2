/** Leaving tables that are not open in this page. */
import { Session } from './session.svelte';
import type { HeldSeat } from './settings.svelte';

const TIMEOUT_MS = 3000;

/** Give up all of these seats. A table that does not answer in time is skipped. */
export async function leaveTables(seats: readonly HeldSeat[]): Promise<void> {
  await Promise.all(
    seats.map(async ({ code, token }) => {
      const session = new Session(code, token);
      await Promise.race([
        session.send({ t: 'leave' }),
        new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
      ]);
      session.close();
    }),
  );
}
