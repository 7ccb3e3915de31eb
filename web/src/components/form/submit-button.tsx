import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { texts } from '../../lib/texts.ts';
import { useWaitsForUpload } from './form-uploads.ts';

const MemoButton = memo(Button);

/** Sends the form it stands in, and waits with it; while that waits for a photo, it says so. */
export function SubmitButton({ children, ...rest }: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  const waiting = useWaitsForUpload();
  return (
    <MemoButton
      variant="contained"
      size="large"
      {...rest}
      type="submit"
      loading={isSubmitting || waiting}
      loadingPosition={waiting ? 'start' : 'center'}
    >
      <span>{waiting ? texts.waitingForPhoto : children}</span>
    </MemoButton>
  );
}
