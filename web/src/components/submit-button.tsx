import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

/** Sends the form it stands in, and waits with it. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button variant="contained" size="large" {...props} type="submit" loading={isSubmitting} />
  );
}
