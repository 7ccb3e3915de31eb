import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** In CSS pixels. */
const NOTHING = { width: 0, height: 0 };

/** Milliseconds for which a page that becomes visible again may settle. */
const RETURN_MS = 2000;

/**
 * Keeps its content's largest height, so that nothing below moves up when the content gets shorter by
 * itself. Reset when the width changes or the page becomes visible again.
 */
export function PreserveHeight({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(NOTHING);
  useEffect(() => {
    let returning: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      // Hidden pages are not measured.
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

const onPaper = { '@media print': { minHeight: '0 !important' } } as const;
