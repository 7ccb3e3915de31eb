import { focusManager, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FALLBACK_INTERVAL_MS } from '../api/orders.ts';

/**
 * Reads again from time to time while nobody tells of changes, and somebody looks. (The query's own
 * `refetchInterval` would have to be known before there is anything to listen for.)
 */
export function useFallbackReads(live: boolean, refetch: UseQueryResult['refetch']): void {
  useEffect(() => {
    if (live) return;
    const timer = setInterval(() => {
      if (focusManager.isFocused()) void refetch({ cancelRefetch: false });
    }, FALLBACK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [live, refetch]);
}
