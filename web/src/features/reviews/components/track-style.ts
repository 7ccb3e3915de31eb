/** The row of review cards: three columns on desktops, two on tablets, most of one on phones. */
export const trackStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
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
