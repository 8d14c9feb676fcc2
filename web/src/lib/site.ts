/** The name that the host of this server gave it. The server writes it into the page, so it is known at once. */
import { t } from './words.svelte';

const given = document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content.trim() ?? '';

export const siteName = (): string => given || t('app-name');
/** Whether the host chose a name. */
export const hasOwnName = (): boolean => siteName() !== t('app-name');
