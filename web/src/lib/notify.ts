/** "Your turn" outside the page, when the person allowed it and looks elsewhere. */
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export async function notifyTurn(code: string): Promise<void> {
  // Permission was asked for with the setting. If it was withdrawn since, the browser refuses.
  if (!settings.notify || !document.hidden || !('Notification' in window)) return;
  const title = t('app-name');
  const options = { body: t('turn-notification', { code }), tag: code, icon: './icon.svg' };
  // On phones only the service worker may show one; it also opens the table when it is tapped.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
