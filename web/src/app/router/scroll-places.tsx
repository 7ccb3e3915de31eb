import { useEffect, useLayoutEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { tabStorage } from '../../lib/storage.ts';
import { SCROLL_STORAGE, scrollKey } from './scroll-key.ts';
import { useShown } from './shown-context.ts';

let places: Record<string, number> = {};

/** Notes how far a screen is scrolled, before it goes. */
export const notePlace = (location: Location): void => {
  places[scrollKey(location)] = scrollY;
};

/** The section of the screen that an address names. */
function sectionOf({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // It was typed so that it names nothing.
    return null;
  }
}

function goToPlace(location: Location): void {
  const place = places[scrollKey(location)];
  const section = place === undefined && location.hash ? sectionOf(location) : null;
  if (section) section.scrollIntoView();
  else globalThis.scrollTo(0, place ?? 0);
}

const stored = (): typeof places =>
  JSON.parse(tabStorage.read(SCROLL_STORAGE) ?? '{}') as typeof places;

/** Scrolls each screen to where it was left, or to its section or top, and keeps that for the tab. */
export function ScrollPlaces() {
  const location = useLocation();
  const { keepsPlace } = useShown();
  useLayoutEffect(() => {
    places = stored();
  }, []);
  useEffect(() => {
    const keep = () => {
      notePlace(location);
      tabStorage.write(SCROLL_STORAGE, JSON.stringify(places));
      // A page that is loaded anew is scrolled by the browser until the app is there.
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    globalThis.addEventListener('pagehide', keep);
    return () => globalThis.removeEventListener('pagehide', keep);
  }, [location]);
  useLayoutEffect(() => {
    if (!keepsPlace) goToPlace(location);
  }, [location, keepsPlace]);
  return null;
}
