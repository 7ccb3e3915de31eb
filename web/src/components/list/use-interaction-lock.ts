import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds that a touch locks for. */
const TOUCH_MS = 10_000;

/**
 * Whether a box is being used: hovered, focused by keyboard, touched a moment ago, or locked by `lockFor`.
 * Uses DOM events, because React's bubble from dialogs that the box renders elsewhere.
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

  /** Locks for at least so many milliseconds. */
  const lockFor = useCallback((ms: number) => {
    until.current = Math.max(until.current, Date.now() + ms);
    setTimed(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTimed(false), until.current - Date.now());
  }, []);

  /**
   * Unlocks until the next press. The focus that a closing dialog returns does not lock it again.
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
