import Box from '@mui/material/Box';
import { ratingSentence, type ProductRating } from '@rollwell/functions/contract';
import { Stars } from '../../../components/data-display/stars.tsx';
import { useFormats } from '../../../lib/formats.ts';

/** What buyers make of a product: stars, the average, and of how many reviews it is. */
export function RatingMark({ rating }: { rating: ProductRating }) {
  const { count } = useFormats();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Stars rating={rating.average} label={ratingSentence(rating)} size={18} />
      <span aria-hidden="true">{`${count(rating.average)} (${count(rating.count)})`}</span>
    </Box>
  );
}
