import Box from '@mui/material/Box';
import { ratingSentence, type ProductRating } from '@rollwell/functions/contract';
import { useFormats } from '../lib/formats.ts';
import { starPath } from './icons/star-icon.tsx';

/** Edge of the star in CSS pixels. */
const SIZE = 18;

/** What buyers make of a product, as short as it can be said: a star, the average and of how many. */
export function RatingMark({ rating }: { rating: ProductRating }) {
  const { count } = useFormats();
  return (
    <Box
      component="span"
      role="img"
      aria-label={ratingSentence(rating)}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box
        component="svg"
        aria-hidden="true"
        width={SIZE}
        height={SIZE}
        viewBox="0 0 24 24"
        sx={{ color: 'primary.main', flexShrink: 0 }}
      >
        <path d={starPath(1)} fill="currentColor" />
      </Box>
      <span aria-hidden="true">
        {count(rating.average)} ({count(rating.count)})
      </span>
    </Box>
  );
}
