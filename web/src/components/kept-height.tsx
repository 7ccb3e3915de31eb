import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Both in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

const NOTHING: Size = { width: 0, height: 0 };

/**
 * Keeps the height that its content once had, so that what stands below does not move up when the
 * content becomes shorter by itself. Where it is wider or narrower, or nobody looks at the page, it
 * begins anew.
 */
export function KeptHeight({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(NOTHING);
  useEffect(() => {
    const keep = () => {
      // What changes there is not measured before somebody looks again: nothing is kept for it.
      if (!content.current || document.visibilityState !== 'visible') return setKept(NOTHING);
      const { width, height } = content.current.getBoundingClientRect();
      setKept((before) => ({
        width,
        height: before.width === width ? Math.max(before.height, height) : height,
      }));
    };
    const observer = new ResizeObserver(keep);
    if (content.current) observer.observe(content.current);
    document.addEventListener('visibilitychange', keep);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', keep);
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
