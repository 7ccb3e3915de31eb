import { useScreenChange } from './use-screen-change.ts';

/** Where a page's head says which address it has. */
const PLACES = [
  ['link[rel="canonical"]', 'href'],
  ['meta[property="og:url"]', 'content'],
] as const;

function nameAddress(pathname: string): void {
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
export const useCanonical = (): void => useScreenChange(nameAddress);
