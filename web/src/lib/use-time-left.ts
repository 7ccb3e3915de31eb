import { useEffect, useState } from 'react';

/** True until a moment has come (ISO 8601). */
export function useTimeLeft(until: string): boolean {
  const end = Date.parse(until);
  const [over, setOver] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(end), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return over !== end;
}
