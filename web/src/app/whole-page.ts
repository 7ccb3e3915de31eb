import { useLayoutEffect } from 'react';

/**
 * Shows all of a page from now on (`first-screen.ts`), also what it keeps hidden until its file of styles
 * has come, where the app has made the rules of that itself (`page-cache.ts`): the page's own last rule
 * goes.
 */
export function useWholePage(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.whole = '';
    const place = document.querySelector<HTMLElement>('noscript[data-for="app"]');
    if (!place) return;
    // Done once; `public/bootstrap.js` may still look at the place.
    place.dataset.for = 'nothing';
    const { sheet } = document.querySelector<HTMLStyleElement>('style[data-lacking]') ?? {};
    sheet?.deleteRule(sheet.cssRules.length - 1);
  }, []);
}
