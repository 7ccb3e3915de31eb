import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Draws a further screen with the site's face where the page began without it and it has come since
 * (`public/bootstrap.js`): with the screen's first frame, so that no line of it moves.
 */
export function useFace(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (pathname !== first.current && dataset.face === 'kept') delete dataset.face;
  }, [pathname]);
}
