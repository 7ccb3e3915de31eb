import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../../lib/announce.ts';
import { MAIN_ID } from './main-id.ts';

/**
 * After a change of screen the focus moves to the content and the new title is said, as after a
 * full page load. A link to a section of the screen leaves both alone.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname]);
}
