import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds after a touch during which the next one may be on its way. */
const TOUCH_MS = 10_000;

/**
 * Whether somebody is about to press something in a box: the mouse is over it, the keyboard is in
 * it, it was touched a moment ago, or `lockFor` was asked for. Listens to the document itself,
 * because to React a question asked from within the box is part of it.
 */
export function useInteractionLock(box: RefObject<HTMLElement | null>) {
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState(false);
  const [timed, setTimed] = useState(false);
  const until = useRef(0);
  /** True from `release` until somebody presses something. */
  const released = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Holds for at least so many milliseconds from now on. */
  const lockFor = useCallback((ms: number) => {
    until.current = Math.max(until.current, Date.now() + ms);
    setTimed(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTimed(false), until.current - Date.now());
  }, []);

  /**
   * Ends it until something happens again: what was pressed is done, and is to show. The focus that
   * a question gives back is nobody's doing: where it comes before the news, the row would stay.
   */
  const release = useCallback(() => {
    clearTimeout(timer.current);
    released.current = true;
    until.current = 0;
    setTimed(false);
    setOver(false);
    setFocused(false);
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const ends = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      then: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, then, { signal: ends.signal });
    const near = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setOver(true);
      else lockFor(TOUCH_MS);
    };
    on('pointerenter', near);
    on('pointermove', near);
    on('pointerdown', near);
    on('pointerleave', () => setOver(false));
    on('focusin', ({ target }) => {
      if (released.current) return;
      setFocused(target instanceof Element && target.matches(':focus-visible'));
    });
    on('focusout', () => setFocused(false));
    const press = () => (released.current = false);
    for (const type of ['keydown', 'pointerdown'] as const) {
      document.addEventListener(type, press, { capture: true, signal: ends.signal });
    }
    return () => ends.abort();
  }, [box, lockFor]);

  return { locked: over || focused || timed, lockFor, release };
}
