import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { EMAIL_PATTERN, TOAST } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { texts } from '../texts.ts';
import { AuthError } from './auth-error.tsx';

type Outcome = { sent: true } | { sent: false; error: unknown };

/** Sends a mail that sets a new password, to the address in the login form. */
export function ResetPassword() {
  const { values } = useFormikContext<{ email: string }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    const email = values.email.trim();
    if (!EMAIL_PATTERN.test(email)) {
      setOutcome({ sent: false, error: new Error(TOAST.writeValidEmail) });
      toast.error(TOAST.writeValidEmail);
      return;
    }
    setBusy(true);
    try {
      await (await import('../providers.ts')).sendResetMail(email);
      setOutcome({ sent: true });
      toast.success(TOAST.resetEmailSent);
    } catch (error) {
      setOutcome({ sent: false, error });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box>
      {texts.login.forgotten}{' '}
      <Link component="button" type="button" disabled={busy} onClick={() => void send()}>
        {texts.login.reset}
      </Link>
      {outcome && (
        <Alert
          severity={outcome.sent ? 'success' : 'error'}
          variant="outlined"
          sx={{ mt: 1, color: outcome.sent ? 'success.main' : 'error.main' }}
        >
          {outcome.sent ? TOAST.resetEmailSent : <AuthError error={outcome.error} />}
        </Alert>
      )}
    </Box>
  );
}
