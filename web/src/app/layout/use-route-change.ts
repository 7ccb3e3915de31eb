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

/** Where a page's head says which address it has. */
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
 * Keeps the address that the page names for itself that of the screen: somebody who shares it by the
 * browser's own menu shares what they see.
 */
export const useCanonical = (): void => useRouteChange(updateCanonical);

/** Milliseconds for which the name of a thing is waited for, before what kind of thing it is is said. */
const PATIENCE_MS = 3000;
/** Milliseconds after which a title is no news of the step that led there. */
const LATE_MS = 10_000;

let stopListening = (): void => undefined;

/**
 * Has the title of the screen said, as after a full page load, once: that of a thing comes with its
 * data, and is waited for. The bare name of the shop, which a page has before any, says nothing.
 */
export function announceTitle(): void {
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
