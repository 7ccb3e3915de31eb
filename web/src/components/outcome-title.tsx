import { useEffect, useRef } from 'react';
import { PageTitle } from './page-title.tsx';

/**
 * The title of a screen that says what became of something: it has the focus when it comes, so that it
 * is read out, and is on the screen whatever stands below it.
 */
export function OutcomeTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <PageTitle headingRef={heading}>{children}</PageTitle>;
}
