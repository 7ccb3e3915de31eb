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

function repeat({ control, value }: EarlyInput): void {
  if (value === undefined) {
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
    return;
  }
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Does once more, with the code there, what somebody did before it came: by each control the last
 * that was done, however often it was tried. A moment later, for by then the forms have what was
 * typed (`useEarlyValues`).
 */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    const early = new Map(window.takeEarlyInput?.().map((input) => [input.control, input]));
    setTimeout(() => early.forEach(repeat));
  }, []);
}
