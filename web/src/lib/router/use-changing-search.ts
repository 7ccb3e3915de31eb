import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The query of the URL, and what makes another one of the one that was asked for last: somebody may press on
 * before what they pressed first shows.
 */
export function useChangingSearch() {
  const [params, setParams] = useSearchParams();
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);
  const change = (next: (now: URLSearchParams) => URLSearchParams) => {
    asked.current = next(asked.current);
    setParams(asked.current, { preventScrollReset: true });
  };
  return [params, change] as const;
}
