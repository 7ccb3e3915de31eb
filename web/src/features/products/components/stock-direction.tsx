import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { texts } from '../texts.ts';

/** Whether pieces come or go. */
export function StockDirection() {
  const [field] = useField<string>('direction');
  return (
    <RadioGroup row aria-label={texts.stock.direction} {...field}>
      <FormControlLabel value="add" control={<Radio />} label={texts.stock.add} />
      <FormControlLabel value="take" control={<Radio />} label={texts.stock.take} />
    </RadioGroup>
  );
}
