import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Both in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

const NOTHING: Size = { width: 0, height: 0 };

/** Milliseconds in which a page that somebody comes back to may still become what it is by now. */
const RETURN_MS = 2000;

/**
 * Keeps the height that its content once had, so that what stands below does not move up when the
 * content becomes shorter by itself. Where it is wider or narrower, or somebody comes back to the
 * page, it begins anew.
 */
export function PreserveHeight({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(NOTHING);
  useEffect(() => {
    let returning: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      // What changes while nobody looks is not measured before somebody does.
      const isSeen = document.visibilityState === 'visible' && returning === undefined;
      if (!content.current || !isSeen) return;
      const { width, height } = content.current.getBoundingClientRect();
      setKept((before) => ({
        width,
        height: before.width === width ? Math.max(before.height, height) : height,
      }));
    };
    const beginAnew = () => {
      setKept(NOTHING);
      clearTimeout(returning);
      returning = setTimeout(() => {
        returning = undefined;
        keep();
      }, RETURN_MS);
    };
    const observer = new ResizeObserver(keep);
    if (content.current) observer.observe(content.current);
    document.addEventListener('visibilitychange', beginAnew);
    return () => {
      clearTimeout(returning);
      observer.disconnect();
      document.removeEventListener('visibilitychange', beginAnew);
    };
  }, []);
  return (
    <Box style={{ minHeight: kept.height }} sx={onPaper}>
      <div ref={content}>{children}</div>
    </Box>
  );
}

/** Nothing moves there. */
const onPaper = { '@media print': { minHeight: '0 !important' } } as const;
