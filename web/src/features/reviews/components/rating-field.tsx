import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { RATINGS } from '@rollwell/functions/contract';
import { useField } from 'formik';
import { useId } from 'react';
import { StarIcon } from '../../../components/icons/star-icon.tsx';
import { texts } from '../texts.ts';

type Rating = (typeof RATINGS)[number];

/** One to five stars of a `Form`: five radio buttons, so that arrow keys and screen readers work. */
export function RatingField({ name }: { name: string }) {
  const [field, { error, touched }, helpers] = useField<Rating | ''>(name);
  const id = useId();
  const shownError = touched ? error : undefined;
  const chosen = field.value || 0;
  return (
    <FormControl component="fieldset" error={shownError !== undefined} sx={{ alignItems: 'start' }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 650 }}>
        {texts.form.ratings}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ display: 'flex', ml: -0.75 }}>
          {RATINGS.map((rating) => (
            <Box
              component="label"
              key={rating}
              sx={starStyle}
              data-lit={rating <= chosen || undefined}
            >
              <Box
                component="input"
                type="radio"
                name={field.name}
                value={rating}
                checked={chosen === rating}
                onChange={() => void helpers.setValue(rating)}
                onBlur={field.onBlur}
                aria-label={texts.form.ratingLabels[rating]}
                aria-invalid={shownError !== undefined}
                aria-describedby={`${id}-help`}
                sx={radioStyle}
              />
              <StarIcon size={32} />
            </Box>
          ))}
        </Box>
        <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary' }}>
          {chosen ? texts.form.ratingLabels[chosen] : texts.form.noRating}
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`} sx={{ minHeight: 20 }}>
        {shownError ?? ''}
      </FormHelperText>
    </FormControl>
  );
}

const starStyle = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 1,
  cursor: 'pointer',
  color: 'primary.main',
  '&[data-lit] path': { fill: 'currentColor' },
} as const;

/** Nothing to see but the ring of the focus, over the whole star. */
const radioStyle = {
  position: 'absolute',
  inset: 0,
  m: 0,
  appearance: 'none',
  borderRadius: 1,
  cursor: 'inherit',
  '&:focus-visible': { outline: '3px solid var(--mui-palette-secondary-main)' },
} as const;
