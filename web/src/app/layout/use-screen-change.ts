import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls back after each change of screen, with its path; the first one that is shown is no change,
 * and neither is a link to a section of it.
 */
export function useScreenChange(onChange: (pathname: string) => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onChange(pathname);
  }, [pathname, onChange]);
}
