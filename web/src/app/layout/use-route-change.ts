import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../../lib/announce.ts';
import { isTitleAwaited, PRODUCT_NAME } from '../../lib/page-title.ts';

/** Id of the `<main>`, for the skip link and for moving the focus there. */
export const MAIN_ID = 'main';

/**
 * Calls back after each change of screen, with its path; the first one that is shown is no change,
 * and neither is a link to a section of it.
 */
export function useRouteChange(onChange: (pathname: string) => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onChange(pathname);
  }, [pathname, onChange]);
}

function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  announceTitle();
}

/**
 * After a change of screen the focus moves to the content and the new title is said, as after a
 * full page load. A link to a section of the screen leaves both alone.
 */
export const useRouteFocus = (): void => useRouteChange(focusMain);

/** The tags that carry the canonical URL. */
const PLACES = [
  ['link[rel="canonical"]', 'href'],
  ['meta[property="og:url"]', 'content'],
] as const;

function updateCanonical(pathname: string): void {
  for (const [place, attribute] of PLACES) {
    const tag = document.querySelector(place);
    const before = tag?.getAttribute(attribute);
    if (before) tag?.setAttribute(attribute, new URL(pathname, before).href);
  }
}

/**
 * Keeps the canonical URL up to date: the browser's share menu uses it.
 */
export const useCanonical = (): void => useRouteChange(updateCanonical);

/** Milliseconds to wait for a title that comes with the page's data, before the provisional one is announced. */
const PATIENCE_MS = 3000;
/** Milliseconds after which a changed title is no longer announced. */
const LATE_MS = 10_000;

let stopListening = (): void => undefined;

/**
 * Announces the page's title once, as a full page load would; waits for one that comes with the data.
 */
function announceTitle(): void {
  stopListening();
  let said = PRODUCT_NAME;
  const say = () => {
    const { title } = document;
    if (title === said || title === PRODUCT_NAME) return;
    said = title;
    announce(title);
  };
  const sayWhenKnown = () => {
    if (!isTitleAwaited()) say();
  };
  const observer = new MutationObserver(sayWhenKnown);
  const impatient = setTimeout(say, PATIENCE_MS);
  const late = setTimeout(() => observer.disconnect(), LATE_MS);
  stopListening = () => {
    observer.disconnect();
    clearTimeout(impatient);
    clearTimeout(late);
  };
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  sayWhenKnown();
}
