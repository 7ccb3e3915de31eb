import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { HydratedContext } from './locale.ts';
import { clockCorrections, serverNow } from './server-clock.ts';

const TICK_MS = 30_000;

/** The present moment by the server's clock, renewed twice a minute, for sentences that grow old. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(serverNow()));
  useEffect(() => everyTick(() => setNow(new Date(serverNow()))), []);
  return now;
}

function everyTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  const leave = clockCorrections.subscribe(onTick);
  return () => {
    clearInterval(timer);
    leave();
  };
}

const thisTick = (): number => serverNow() - (serverNow() % TICK_MS);

/**
 * The present moment for a page that is rendered elsewhere and kept: where it was rendered, and as the
 * app begins on it, it is that of what it shows, afterwards the present one.
 *
 * @param rendered when what is shown was read, in milliseconds since 1970
 */
export function useNowAfter(rendered: number): Date {
  const isHydrated = useContext(HydratedContext);
  const now = () => (isHydrated ? thisTick() : rendered);
  return new Date(useSyncExternalStore(everyTick, now, () => rendered));
}

/** True until a moment has come (ISO 8601). */
export function useTimeLeft(until: string): boolean {
  const end = Date.parse(until);
  const [over, setOver] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(end), Math.max(0, end - serverNow()));
    return () => clearTimeout(timer);
  }, [end]);
  return over !== end;
}

/** The value once it has not changed for so many milliseconds. */
export function useDebouncedValue<T>(value: T, stillMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), stillMs);
    return () => clearTimeout(timer);
  }, [value, stillMs]);
  return settled;
}
