import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { isEmail, TOAST } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useOutcome } from '../../../components/form-outcome.tsx';
import { painted } from '../../../lib/after-paint.ts';
import { toast } from '../../../lib/toast.ts';
import { loadProviders } from '../load-auth.ts';
import { texts } from '../texts.ts';

/** Sends a mail that sets a new password, to the address in the login form. */
export function ResetPassword() {
  const { values, setFieldError, setFieldTouched } = useFormikContext<{ email: string }>();
  const { setOutcome } = useOutcome();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    setOutcome(undefined);
    const email = values.email.trim();
    if (!isEmail(email)) {
      toast.error(TOAST.writeValidEmail);
      // The field that was left for this link is checked after the paint, and would be told what the check says.
      await painted();
      await setFieldTouched('email', true, true);
      setFieldError('email', TOAST.writeValidEmail);
      return;
    }
    setBusy(true);
    try {
      await (await loadProviders()).sendResetMail(email);
      setOutcome({ done: TOAST.resetEmailSent });
      toast.success(TOAST.resetEmailSent);
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box sx={{ pb: 2 }}>
      {texts.login.forgotten}{' '}
      <Link component="button" type="button" disabled={busy} onClick={() => void send()}>
        {texts.login.reset}
      </Link>
    </Box>
  );
}
