/** Leaving tables that are not open in this page. */
import { deleteFromDevice, isOnDevice } from './device';
import { Session } from './session.svelte';
import type { HeldSeat } from './settings.svelte';

const TIMEOUT_MS = 3000;

/** Give up all of these seats; tables on this device are deleted. One that does not answer in time is skipped. */
export async function leaveTables(seats: readonly HeldSeat[]): Promise<void> {
  await Promise.all(
    seats.map(async ({ code, token }) => {
      if (isOnDevice(code)) return deleteFromDevice(code);
      const session = new Session(code, token);
      await Promise.race([
        session.send({ t: 'leave' }),
        new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
      ]);
      session.close();
    }),
  );
}
