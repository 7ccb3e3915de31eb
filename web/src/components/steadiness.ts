import { createContext, useContext } from 'react';

const nothing = () => undefined;

/** How what stands in a row talks to its list; without a list that keeps still it does nothing. */
export const Steadiness = createContext<{ holdFor: (ms: number) => void; release: () => void }>({
  holdFor: nothing,
  release: nothing,
});

/**
 * For what stands in a row: `holdFor` keeps the list as it is for so many milliseconds, `release`
 * lets it show at once what was done in it.
 */
export const useSteadiness = () => useContext(Steadiness);
