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
 * content becomes shorter by itself; what is in it may fill that (`minHeight` of 100 %). Where it is
 * wider or narrower, or nobody looks at the page, it begins anew.
 */
export function KeptHeight({ children }: { children: ReactNode }) {
  const outer = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(NOTHING);
  useEffect(() => {
    /** How high the content is by itself, without what is kept for it. */
    const own = (): Size => {
      if (!outer.current || !content.current) return NOTHING;
      const { style } = outer.current;
      const before = style.minHeight;
      style.minHeight = '0';
      const { width, height } = content.current.getBoundingClientRect();
      style.minHeight = before;
      return { width, height };
    };
    const keep = () => {
      const now = own();
      setKept((before) => {
        const isSeen = document.visibilityState === 'visible' && before.width === now.width;
        return isSeen ? { ...now, height: Math.max(before.height, now.height) } : now;
      });
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
    <Box ref={outer} style={{ minHeight: kept.height }} sx={layout}>
      <div ref={content}>{children}</div>
    </Box>
  );
}

const layout = {
  // A cell of a grid has a height of which what is in it can take all.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Nothing moves there.
  '@media print': { minHeight: '0 !important' },
} as const;
