import Rating from '@mui/material/Rating';
import { texts } from '../lib/texts.ts';
import { StarIcon } from './icons/star-icon.tsx';

/** A rating of 1 to 5 as stars, and as words for a screen reader. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Rating
      readOnly
      value={rating}
      getLabelText={texts.stars}
      icon={<StarIcon size={22} />}
      emptyIcon={<StarIcon size={22} />}
      sx={{ ...starColors, ml: '-2px' }}
    />
  );
}

/** Stars in the colour of paint: full ones that count, outlines of those that do not. */
export const starColors = {
  color: 'primary.main',
  '& .MuiRating-iconEmpty': { color: 'inherit' },
  '& .MuiRating-iconFilled path': { fill: 'currentColor' },
} as const;
