import Box from '@mui/material/Box';
import { texts } from '../lib/texts.ts';
import { visuallyHidden } from '../lib/visually-hidden.ts';

const outline = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** A rating of 1 to 5 as stars, and as words for a screen reader. */
export function Stars({ rating, size = 20 }: { rating: number; size?: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', position: 'relative', gap: '2px' }}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
          <path
            d={outline}
            fill={star <= rating ? 'var(--mui-palette-primary-main)' : 'none'}
            stroke="var(--mui-palette-primary-main)"
            strokeWidth="1.25"
            strokeLinejoin="round"
          />
        </svg>
      ))}
      <Box component="span" sx={visuallyHidden}>
        {texts.stars(rating)}
      </Box>
    </Box>
  );
}
