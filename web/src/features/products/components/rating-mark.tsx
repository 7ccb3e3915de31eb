import Box from '@mui/material/Box';
import { breakdownText, ratingSentence, type ProductRating } from '@rollwell/functions/contract';
import { useFormats } from '../../../lib/formats.ts';
import { starPath } from '../../../components/data-display/icons.tsx';

/** Edge of the star in CSS pixels. */
const SIZE = 18;

/** A bar of the breakdown, its highest and its lowest, in CSS pixels. */
const BAR = { width: 4, gap: 2, most: 14, least: 1.5 } as const;

/**
 * What buyers make of a product, as short as it can be said: a star, the average, of how many, and a
 * bar for each number of stars, from one to five.
 */
export function RatingMark({ rating }: { rating: ProductRating }) {
  const { count } = useFormats();
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${ratingSentence(rating)}: ${breakdownText(rating)}`}
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
      <span aria-hidden="true">{`${count(rating.average)} (${count(rating.count)})`}</span>
      <Bars rating={rating} />
    </Box>
  );
}

function Bars({ rating: { stars } }: { rating: ProductRating }) {
  const most = Math.max(...stars);
  const pitch = BAR.width + BAR.gap;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      width={stars.length * pitch}
      height={BAR.most}
      sx={{ ml: 0.5, flexShrink: 0, color: 'text.secondary' }}
    >
      {stars.map((given, index) => {
        const height = Math.max(BAR.least, (given / most) * BAR.most);
        return (
          <rect
            // Each place is a number of stars.
            key={index}
            x={index * pitch}
            y={BAR.most - height}
            width={BAR.width}
            height={height}
            fill="currentColor"
          />
        );
      })}
    </Box>
  );
}
