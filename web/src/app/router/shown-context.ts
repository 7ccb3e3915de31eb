import { createContext, useContext } from 'react';
import type { NavigationState } from './navigation.ts';

/** Rendered to HTML, a page is the first one and stands. */
const ShownContext = createContext<Pick<NavigationState, 'coming' | 'keepsPlace'>>({
  coming: false,
  keepsPlace: true,
});

export const ShownProvider = ShownContext.Provider;

/** How the screen came, and whether another one is on its way. */
export const useShown = () => useContext(ShownContext);
