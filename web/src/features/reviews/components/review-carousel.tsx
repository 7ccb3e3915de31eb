import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { LeftIcon, RightIcon } from '../../../components/data-display/icons.tsx';
import { texts } from '../texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

/** A row that is swiped, scrolled or turned by its buttons; three cards at a time on desktops. */
export function ReviewCarousel({ children }: { children: ReactNode }) {
  const track = useRef<HTMLDivElement>(null);
  const ends = useScrollEnds(track);
  const turn = (direction: 1 | -1) => {
    const box = track.current;
    if (box) box.scrollBy({ left: direction * box.clientWidth });
  };
  return (
    <Box>
      <Box
        ref={track}
        role="region"
        aria-label={texts.list.label}
        tabIndex={0}
        sx={{ overflowX: 'auto', scrollSnapType: 'x mandatory', scrollBehavior: 'smooth', pb: 1 }}
      >
        <Box component="ul" sx={trackStyle}>
          {children}
        </Box>
      </Box>
      {Children.count(children) > 1 && (
        <Box sx={{ ...buttonsStyle, visibility: ends.start && ends.end ? 'hidden' : 'visible' }}>
          <IconButton
            aria-label={texts.list.previous}
            disabled={ends.start}
            onClick={() => turn(-1)}
            sx={buttonStyle}
          >
            <LeftIcon />
          </IconButton>
          <IconButton
            aria-label={texts.list.next}
            disabled={ends.end}
            onClick={() => turn(1)}
            sx={buttonStyle}
          >
            <RightIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** Their room is kept where all cards are in sight: how wide the track is, only a browser knows. */
const buttonsStyle = { display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 } as const;

const buttonStyle = { border: '1px solid', borderColor: 'divider' } as const;

/** Whether a scrolling box stands at its start or end, kept up to date as it scrolls and resizes. */
function useScrollEnds(track: React.RefObject<HTMLDivElement | null>) {
  const [ends, setEnds] = useState({ start: true, end: false });
  useEffect(() => {
    const box = track.current;
    if (!box) return undefined;
    const look = () => {
      const start = box.scrollLeft < 8;
      const end = box.scrollLeft + box.clientWidth > box.scrollWidth - 8;
      setEnds((now) => (now.start === start && now.end === end ? now : { start, end }));
    };
    const resizes = new ResizeObserver(look);
    resizes.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [track]);
  return ends;
}

/** The row of review cards: three columns on desktops, two on tablets, most of one on phones. */
export const trackStyle = {
  ...bareList,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: {
    xs: 'min(86%, 340px)',
    sm: 'calc((100% - 24px) / 2)',
    md: 'calc((100% - 48px) / 3)',
  },
  gap: { xs: 2, sm: 3 },
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
} as const;
