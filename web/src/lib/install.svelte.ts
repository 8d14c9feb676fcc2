/** Where the browser offers to keep the game as an app, so do we. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as Offer;
});
addEventListener('appinstalled', () => (offer = null));

export const installer = {
  get ready(): boolean {
    return offer !== null;
  },
  async ask(): Promise<void> {
    await offer?.prompt();
    offer = null;
  },
};
