import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import { RATINGS } from '@rollwell/functions/contract';
import { useField } from 'formik';
import { useId } from 'react';
import { StarIcon } from '../../../components/data-display/icons.tsx';
import { texts } from '../texts.ts';

type Stars = (typeof RATINGS)[number];

/** One to five stars of a `Form`, as radio buttons; the group says what is wrong with the choice. */
export function RatingField({ name }: { name: string }) {
  const [field, { error, touched }, helpers] = useField<Stars | ''>(name);
  const id = useId();
  const shownError = touched ? error : undefined;
  const labelOf = (stars: number) => texts.form.ratingLabels[stars as Stars];
  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      aria-invalid={shownError !== undefined}
      error={shownError !== undefined}
      sx={{ alignItems: 'start' }}
    >
      <Box component="legend" id={`${id}-label`} sx={{ p: 0, mb: 0.5, fontWeight: 650 }}>
        {texts.form.ratings}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Rating
          name={field.name}
          value={field.value || null}
          max={RATINGS.length}
          onChange={(_event, stars) => void helpers.setValue((stars ?? '') as Stars | '')}
          onBlur={field.onBlur}
          getLabelText={labelOf}
          emptyLabelText={texts.form.noRating}
          icon={<StarIcon size={32} />}
          emptyIcon={<StarIcon size={32} />}
          sx={starRow}
        />
        <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary' }}>
          {field.value ? labelOf(field.value) : texts.form.noRating}
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`} sx={{ minHeight: 20 }}>
        {shownError ?? ''}
      </FormHelperText>
    </FormControl>
  );
}

/**
 * Stars in the colour of paint, as large as a finger: full ones that count, outlines of those that do
 * not. The focus shows round the one it is on, or round all while none is chosen.
 */
const starRow = {
  ml: -0.75,
  color: 'primary.main',
  '& .MuiRating-iconEmpty': { color: 'inherit' },
  '& .MuiRating-iconFilled path': { fill: 'currentColor' },
  '& .MuiRating-icon': { p: 0.75, borderRadius: 1, transition: 'none' },
  '& .MuiRating-iconActive': { transform: 'none' },
  '&.Mui-focusVisible .MuiRating-iconActive, & .MuiRating-labelEmptyValueActive': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    borderRadius: 1,
  },
  // It lies over the stars, which are to be pressed all the same.
  '& .MuiRating-labelEmptyValueActive': { pointerEvents: 'none' },
} as const;
