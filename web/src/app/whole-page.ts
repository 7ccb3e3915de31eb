import { useInsertionEffect } from 'react';

/** Stands in the head of a page that the app makes the rules of, since their file was late. */
const late = () => document.querySelector<HTMLElement>('noscript[data-for="app"]');

/** False while a part of the page has no place yet, which it gets from the app (`page-cache.ts`). */
export const isWhole = (): boolean => late() === null;

/**
 * Shows all of a page from now on (`first-screen.ts`), also what it keeps hidden until its file of styles
 * has come, where the app has made the rules of that itself (`page-cache.ts`): the page's own last rule
 * goes, before anything is looked for on the page or scrolled to.
 */
export function useWholePage(): void {
  useInsertionEffect(() => {
    document.documentElement.dataset.whole = '';
    const place = late();
    if (!place) return;
    // Done once; `public/bootstrap.js` may still look at the place.
    place.dataset.for = 'nothing';
    const sheet = document.querySelector<HTMLStyleElement>('style[data-lacking]')?.sheet;
    sheet?.deleteRule(sheet.cssRules.length - 1);
  }, []);
}
