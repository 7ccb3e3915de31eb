import { createContext, useContext, useEffect } from 'react';

export const PRODUCT_NAME = 'Rollwell';

/** `{title} | Rollwell`, as every page's title reads. */
export const fullTitle = (title: string): string => `${title} | ${PRODUCT_NAME}`;

/** Where a page rendered to HTML in Node leaves its title; in a browser there is no collector. */
export const TitleCollector = createContext<((title: string) => void) | null>(null);

/** Sets the document's title to `{title} | Rollwell` while the calling screen shows. */
export function usePageTitle(title: string): void {
  const collect = useContext(TitleCollector);
  collect?.(fullTitle(title));
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
