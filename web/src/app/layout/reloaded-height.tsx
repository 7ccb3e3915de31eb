import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStorage } from '../../lib/storage.ts';
import { screenName, SCROLL_STORAGE, scrollKey } from '../router/scroll-key.ts';
import { MAIN_ID } from './main-id.ts';

const KEY = 'height before reload';

/** True when the page was loaded as one that this tab has shown before. */
const isRevisit = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type !== 'navigate',
  );

/** An address that is typed again begins at its top. */
const forgetPlace = (key: string): void => {
  const places = JSON.parse(tabStorage.read(SCROLL_STORAGE) ?? '{}') as Record<string, number>;
  const others = Object.entries(places).filter(([other]) => other !== key);
  tabStorage.write(SCROLL_STORAGE, JSON.stringify(Object.fromEntries(others)));
};

/** Which screen it was, how wide the window. */
const nameOf = (pathname: string): string => `${innerWidth} ${screenName(pathname)}`;

/** Somebody scrolls, or the window changes: by then the content has come, or is no longer waited for. */
const ENDS = ['wheel', 'touchmove', 'keydown', 'resize'] as const;

/**
 * Gives a screen that is loaded again the height it had: the place that was in sight is there to
 * scroll back to while its content is still on its way, and the footer stays where it was.
 */
export function ReloadedHeight() {
  const location = useLocation();
  const { pathname } = location;
  const [firstKey] = useState(() => scrollKey(location));
  useLayoutEffect(() => {
    if (!isRevisit()) forgetPlace(firstKey);
  }, [firstKey]);
  useLayoutEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (!main) return undefined;
    const [height = '', name] = tabStorage.read(KEY)?.split(' of ') ?? [];
    tabStorage.remove(KEY);
    if (name === nameOf(pathname) && isRevisit()) main.style.minHeight = height;
    const letGo = () => {
      main.style.minHeight = '';
    };
    const keep = () => tabStorage.write(KEY, `${main.offsetHeight}px of ${nameOf(pathname)}`);
    globalThis.addEventListener('pagehide', keep);
    for (const end of ENDS) globalThis.addEventListener(end, letGo, { passive: true });
    return () => {
      globalThis.removeEventListener('pagehide', keep);
      for (const end of ENDS) globalThis.removeEventListener(end, letGo);
      letGo();
    };
  }, [pathname]);
  return null;
}
