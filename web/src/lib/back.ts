/**
 * The browser's Back closes a dialog instead of leaving the page.
 *
 * While any dialog is open, the history has one more entry for the same page. Back removes it, which closes the dialog
 * on top. A dialog that is closed in another way removes the entry itself.
 */

const open: (() => void)[] = [];
/** Whether we have asked the browser to remove our entry; it does so a moment later. */
let removing = false;
let waiting: (() => void)[] = [];

interface Mark {
  dialog?: boolean;
}

/** Whether the current entry of the history is one that a dialog added. */
export const atDialog = (): boolean => (history.state as Mark | null)?.dialog === true;

function addEntry(): void {
  if (!removing && open.length > 0 && !atDialog()) history.pushState({ dialog: true }, '');
}

/** Run this when no entry is being removed: a change of the history meanwhile would be undone. */
export function whenSettled(run: () => void): void {
  if (removing) waiting.push(run);
  else run();
}

function handleBack(): void {
  if (removing) {
    removing = false;
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
  } else if (!atDialog()) open.at(-1)?.();
  setTimeout(addEntry); // when the closed dialog is gone: for one below it, or one that was opened meanwhile
}
addEventListener('popstate', handleBack);

/** Let Back close a dialog. Returns what to call when the dialog is gone. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  addEntry();
  return () => {
    open.splice(open.indexOf(close), 1);
    // Later, because another dialog may open in the same moment, or the page may be left.
    setTimeout(() => {
      if (open.length > 0 || removing || !atDialog()) return;
      removing = true;
      history.back();
    });
  };
}
