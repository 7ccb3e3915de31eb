import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { readEmail, TOAST, VALIDATION, type LoginForm } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useFormStatus } from '../../../components/form/form-status.tsx';
import { painted } from '../../../lib/after-paint.ts';
import { announce } from '../../../lib/announce.ts';
import { toast } from '../../../lib/toast.ts';
import { loadProviders } from '../load-auth.ts';
import { texts } from '../texts.ts';

/** One line on a phone, kept free so that nothing moves. */
const SECOND_LINE = {
  ...{ pt: 0.5, pb: 1, minHeight: 'calc(1.25rem + 12px)' },
  ...{ fontSize: '0.8125rem', lineHeight: '1.25rem' },
} as const;

/**
 * Sends a password reset mail to the address in the login form. Offered again when the form refuses a
 * password without a digit: the provider's reset page accepts those.
 */
export function ResetPassword() {
  const { values, errors, touched, setFieldError, setFieldTouched } = useFormikContext<LoginForm>();
  const { setStatus } = useFormStatus();
  const [busy, setBusy] = useState(false);
  const lacksDigit = touched.password === true && errors.password === VALIDATION.passwordDigit;
  useEffect(() => {
    if (lacksDigit) announce(`${texts.login.noDigit} ${texts.login.chooseNew}`);
  }, [lacksDigit]);

  const send = async () => {
    setStatus(undefined);
    const email = readEmail(values.email);
    if (email === undefined) {
      toast.error(TOAST.writeValidEmail);
      // The field's own blur validation runs after the paint, and would overwrite the error.
      await painted();
      await setFieldTouched('email', true, true);
      setFieldError('email', TOAST.writeValidEmail);
      return;
    }
    setBusy(true);
    try {
      await (await loadProviders()).sendResetMail(email);
      setStatus({ done: TOAST.resetEmailSent });
      toast.success(TOAST.resetEmailSent);
    } catch (failure) {
      setStatus({ failure });
    } finally {
      setBusy(false);
    }
  };

  const link = (words: string) => (
    <Link component="button" type="button" disabled={busy} onClick={() => void send()}>
      {words}
    </Link>
  );
  return (
    <Box>
      {texts.login.forgotten} {link(texts.login.reset)}
      <Box sx={SECOND_LINE}>
        {lacksDigit && (
          <>
            {texts.login.noDigit} {link(texts.login.chooseNew)}
          </>
        )}
      </Box>
    </Box>
  );
}
