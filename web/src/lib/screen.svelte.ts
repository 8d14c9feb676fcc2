/** How much room there is; the table puts seats and log where it allows. */
function watch(query: string): { readonly yes: boolean } {
  const list = matchMedia(query);
  let yes = $state(list.matches);
  list.addEventListener('change', () => (yes = list.matches));
  return {
    get yes() {
      return yes;
    },
  };
}

export const tablet = watch('(min-width: 700px)');
export const desktop = watch('(min-width: 1100px)');

/** Whether there is a network at all. */
let connected = $state(navigator.onLine);
addEventListener('online', () => (connected = true));
addEventListener('offline', () => (connected = false));
export const online = {
  get yes(): boolean {
    return connected;
  },
};
