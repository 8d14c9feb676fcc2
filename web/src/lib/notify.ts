/** "Your turn" as a notification of the system, if the player allowed it and the page is hidden. */
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export async function notifyTurn(code: string): Promise<void> {
  // The settings asked for permission. If it was withdrawn since, the browser throws.
  if (!settings.notify || !document.hidden || !('Notification' in window)) return;
  const title = t('app-name');
  const options = { body: t('turn-notification', { code }), tag: code, icon: './icon.svg' };
  // Phones allow notifications only from the service worker, which also opens the table when one is tapped.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
