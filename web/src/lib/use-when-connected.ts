import { useEffect, useEffectEvent } from 'react';

/** Calls back when a connection that was lost is there again. */
export function useWhenConnected(callback: () => void): void {
  const connected = useEffectEvent(callback);
  useEffect(() => {
    const onOnline = () => connected();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}
