import { useLayoutEffect } from 'react';

/** What was done on the page before its code came, as `public/bootstrap.js` keeps it. */
type EarlyInput =
  | { control: HTMLAnchorElement | HTMLButtonElement | HTMLFormElement; value?: undefined }
  | { control: HTMLSelectElement; value: string };

declare global {
  interface Window {
    /** Gives what was kept, once, and keeps no more. */
    takeEarlyInput?: () => EarlyInput[];
  }
}

/** Of all that somebody does in a page, what React draws it for at once, in one piece, where it has not yet. */
const DRAWN_FOR = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change'],
];

const holdBack = (event: Event): void => event.stopPropagation();

/**
 * Keeps what is done from React until it has drawn the page that stands, which it then does in small
 * pieces, so that whoever types meanwhile sees every letter at once. The page and `public/bootstrap.js`
 * go on answering by themselves; `useEarlyInput` ends it.
 */
export const holdInputBack = (): void =>
  DRAWN_FOR.forEach((kind) => document.addEventListener(kind, holdBack, true));

function repeat({ control, value }: EarlyInput): void {
  if (value === undefined) {
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
    return;
  }
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What may be done in the moment in which what was kept is not done yet. */
const DONE_NEXT = ['click', 'change', 'submit'];

/** Does something a moment later, and before whatever somebody does meanwhile. */
function beforeAnythingElse(act: () => void): void {
  const once = () => {
    DONE_NEXT.forEach((kind) => document.removeEventListener(kind, once, true));
    clearTimeout(moment);
    act();
  };
  const moment = setTimeout(once);
  DONE_NEXT.forEach((kind) => document.addEventListener(kind, once, true));
}

/**
 * Does once more, with the code there, what somebody did before it came: by each control the last
 * that was done, however often it was tried. A moment later, for by then the forms have what was
 * typed (`useEarlyValues`).
 */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    DRAWN_FOR.forEach((kind) => document.removeEventListener(kind, holdBack, true));
    const early = new Map(window.takeEarlyInput?.().map((input) => [input.control, input]));
    beforeAnythingElse(() => early.forEach(repeat));
  }, []);
}
