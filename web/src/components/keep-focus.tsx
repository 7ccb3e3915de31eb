import { useEffect, useRef, type ReactNode } from 'react';
import { keepFocusWithin } from '../lib/kept-focus.ts';

/** Around a list whose rows can go away: the focus goes to the next one instead of nowhere. */
export function KeepFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? keepFocusWithin(box.current) : undefined), []);
  return <div ref={box}>{children}</div>;
}
