import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** What comes in the place of such a stop: another one, or the form. */
const NEXT = 'main [data-awaits-form], main form';

/**
 * Around the one element that stands in for a form: makes it a stop of the Tab key, which else would
 * pass it by, and be far below the form when it comes. Whoever has waited there is at the form then.
 */
export function FormPlaceholder({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stop = box.current?.firstElementChild;
    if (!(stop instanceof HTMLElement)) return undefined;
    stop.tabIndex = 0;
    stop.dataset.awaitsForm = '';
    return () => {
      if (document.activeElement !== stop) return;
      // What comes is there by then.
      queueMicrotask(() => {
        const next = document.querySelector<HTMLElement>(NEXT);
        if (!next) return;
        // A form takes the focus only where it is told so.
        next.tabIndex = Math.max(next.tabIndex, -1);
        next.focus();
      });
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
