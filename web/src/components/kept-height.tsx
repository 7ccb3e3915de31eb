import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Both in CSS pixels. */
interface Size {
  width: number;
  height: number;
}

/**
 * Keeps the height that its content once had, so that what stands below does not move up when the
 * content becomes shorter by itself. Where it is wider or narrower, it begins anew.
 */
export function KeptHeight({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setKept((before) => ({
        width,
        height: before.width === width ? Math.max(before.height, height) : height,
      }));
    });
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box style={{ minHeight: kept.height }} sx={onPaper}>
      <div ref={content}>{children}</div>
    </Box>
  );
}

/** Nothing moves there. */
const onPaper = { '@media print': { minHeight: '0 !important' } } as const;
