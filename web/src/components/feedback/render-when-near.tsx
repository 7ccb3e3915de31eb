import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RenderWhenNearProps {
  /** What to draw once it is nearly in view, usually a `lazyPart()`. */
  children: ReactNode;
  /** Stands in until then, as large as the real thing. */
  placeholder: ReactNode;
}

/** How far below the screen's edge something counts as near. */
const MARGIN = '600px';

/** Draws a heavy part of a page when it is about to be seen, so that it does not delay the rest. */
export function RenderWhenNear({ children, placeholder }: RenderWhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <Box ref={box} data-needs-app>
      {near ? children : placeholder}
    </Box>
  );
}
