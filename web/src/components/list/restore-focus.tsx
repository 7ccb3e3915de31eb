import { type ReactNode, useEffect, useRef } from 'react';

/** A row of a table or list. */
const ROW = 'tbody tr, li';
/** Dialogs and their backdrops. */
const OWN_LAYERS = '[role="dialog"], [role="presentation"]';

/** The rows of a list, without those of lists inside them. */
const rowsOf = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(ROW)].filter((row) => {
    const around = row.parentElement?.closest(ROW);
    return !around || !box.contains(around);
  });

function focusRow(box: HTMLElement, index: number): void {
  const rows = rowsOf(box);
  const target =
    rows[Math.min(index, rows.length - 1)] ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  target.tabIndex = -1;
  target.focus();
}

/**
 * Restores the focus when the focused row, or a button in it, is removed: to the row in its place, or to
 * the page's heading when none is left.
 *
 * @returns a function that ends it
 */
function restoreFocusWithin(box: HTMLElement): () => void {
  /** The row where the focus is, or was when it was lost with what had it. */
  let place: number | undefined;
  /** Focused last. Where it still exists, a phone’s keyboard was closed, and nothing is lost. */
  let held: Element | undefined;

  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    // A row's dialog is rendered outside the list, and returns the focus.
    if (target.closest(OWN_LAYERS)) return;
    const index = rowsOf(box).findIndex((row) => row.contains(target));
    place = index < 0 ? undefined : index;
    held = target;
  };
  const forget = ({ target }: Event) => {
    const inside =
      target instanceof Element && (box.contains(target) || target.closest(OWN_LAYERS));
    if (!inside) place = undefined;
  };
  const isLost = () =>
    document.activeElement === document.body && !(held?.isConnected && !held.matches(':disabled'));
  const look = () => {
    if (place !== undefined && isLost()) focusRow(box, place);
  };
  // A frame later a dialog that was removed with its row has released the focus.
  const changes = new MutationObserver(() => requestAnimationFrame(look));

  document.addEventListener('focusin', follow);
  document.addEventListener('pointerdown', forget);
  changes.observe(box, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('pointerdown', forget);
    changes.disconnect();
  };
}

/** Wraps a list whose rows can be removed, and keeps the focus in it. */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? restoreFocusWithin(box.current) : undefined), []);
  return <div ref={box}>{children}</div>;
}
