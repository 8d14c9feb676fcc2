/** What the browser says about the screen and the network, as reactive values. */
function watchMedia(query: string): { readonly active: boolean } {
  const list = matchMedia(query);
  let active = $state(list.matches);
  list.addEventListener('change', () => (active = list.matches));
  return {
    get active() {
      return active;
    },
  };
}

/** A phone held sideways: the board on the left, everything else in a column beside it. Styles repeat this query. */
export const sideways = watchMedia(
  '(orientation: landscape) and (min-width: 560px) and (max-width: 1099px) and (max-height: 560px)',
);
/** Neither a phone nor a phone held sideways. */
export const tablet = watchMedia('(min-width: 700px) and (min-height: 561px), (min-width: 1100px)');
/** Room for two columns on pages outside the game. Styles repeat this query. */
export const twoColumns = watchMedia('(min-width: 1000px)');
export const desktop = watchMedia('(min-width: 1100px)');
export const darkSystem = watchMedia('(prefers-color-scheme: dark)');

let connected = $state(navigator.onLine);
addEventListener('online', () => (connected = true));
addEventListener('offline', () => (connected = false));
/** Whether the device has a network connection at all. */
export const online = {
  get active(): boolean {
    return connected;
  },
};
