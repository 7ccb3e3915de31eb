import { useEffect } from 'react';

/** What was done on the page before its code came, as `public/bootstrap.js` keeps it. */
type EarlyInput =
  { control: HTMLButtonElement; value?: undefined } | { control: HTMLSelectElement; value: string };

declare global {
  interface Window {
    /** Gives what was kept, once, and keeps no more. */
    takeEarlyInput?: () => EarlyInput[];
  }
}

function repeat({ control, value }: EarlyInput): void {
  if (value === undefined) {
    control.click();
    return;
  }
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Does once more, with the code there, what somebody did before it came. */
export function useEarlyInput(): void {
  useEffect(() => window.takeEarlyInput?.().forEach(repeat), []);
}
