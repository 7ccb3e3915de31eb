import { type ReactNode, useEffect, useRef } from 'react';

/** What counts as one thing of a list, whatever the list is drawn as. */
const ROW = 'tbody tr, li';
/** A question and what is drawn around it. */
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
 * Looks after the focus in a list whose rows, or buttons in them, go away under it: it moves to the
 * row that is in that place now, and to the screen's heading when none is left.
 *
 * @returns a function that ends it
 */
export function restoreFocusWithin(box: HTMLElement): () => void {
  /** The row where the focus is, or was when it was lost with what had it. */
  let place: number | undefined;
  /** What had the focus last. Where it is still there, a phone’s keyboard was closed, and nothing is lost. */
  let held: Element | undefined;

  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    // The question of a row's button stands outside the list; the focus comes back from it.
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
  // A frame later a dialog that went with its row has given the page back.
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

/** Around a list whose rows can go away: the focus goes to the next one instead of nowhere. */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? restoreFocusWithin(box.current) : undefined), []);
  return <div ref={box}>{children}</div>;
}
