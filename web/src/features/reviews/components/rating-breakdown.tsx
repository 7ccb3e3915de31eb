import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RATINGS, ratingSentence, type ProductRating } from '@rollwell/functions/contract';
import { useFormats } from '../../../lib/formats.ts';
import { productTexts as texts } from '../texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

/** The average, and how many gave how many stars, from five down to one. */
export function RatingBreakdown({ rating }: { rating: ProductRating }) {
  const { count } = useFormats();
  return (
    <Box sx={{ maxWidth: 420, mb: 2 }}>
      <Typography sx={{ fontWeight: 650, mb: 1 }}>{ratingSentence(rating)}</Typography>
      <Box component="ul" sx={list}>
        {[...RATINGS].reverse().map((stars) => {
          const given = rating.stars[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <span>{texts.stars(stars)}</span>
              <Box aria-hidden="true" sx={track}>
                <Box sx={{ ...bar, width: `${(given / rating.count) * 100}%` }} />
              </Box>
              <Box component="span" sx={{ textAlign: 'right' }}>
                {count(given)}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const list = {
  ...bareList,
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '4.5rem 1fr 3rem',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 28,
  },
} as const;

const track = {
  height: 10,
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
  overflow: 'hidden',
} as const;

const bar = { height: '100%', bgcolor: 'primary.main' } as const;
