/** Installing the page as an app, where the browser offers it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallPrompt | null>(null);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as InstallPrompt;
});
addEventListener('appinstalled', () => (offer = null));

const standalone = matchMedia('(display-mode: standalone)').matches;

export const installer = {
  /** Whether the page runs as an app. */
  get installed(): boolean {
    return standalone;
  },
  get available(): boolean {
    return offer !== null;
  },
  async prompt(): Promise<void> {
    await offer?.prompt();
    offer = null;
  },
};
