import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** What replaces a placeholder: another one, or the form. */
const NEXT = 'main [data-awaits-form], main form';

/**
 * Makes the skeleton of a form focusable, so that Tab does not pass it by while the form is loading; the
 * focus moves to the form once it is there.
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
      queueMicrotask(() => {
        const next = document.querySelector<HTMLElement>(NEXT);
        if (!next) return;
        next.tabIndex = Math.max(next.tabIndex, -1);
        next.focus();
      });
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
