/** Standing up from tables that are not open in this page. */
import { Session } from './session.svelte';
import type { HeldSeat } from './settings.svelte';

const PATIENCE_MS = 3000;

/** Leave all of these; a table that does not answer is left behind. */
export async function leaveTables(seats: readonly HeldSeat[]): Promise<void> {
  await Promise.all(
    seats.map(async ({ code, token }) => {
      const session = new Session(code, token);
      await Promise.race([
        session.send({ t: 'leave' }),
        new Promise((done) => setTimeout(done, PATIENCE_MS)),
      ]);
      session.close();
    }),
  );
}
