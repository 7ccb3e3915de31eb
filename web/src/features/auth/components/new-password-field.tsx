import type { SignupForm } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { announce } from '../../../lib/announce.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import type * as PasswordStrength from '../password-strength.ts';
import { texts } from '../texts.ts';
import { PasswordField } from './password-field.tsx';

/** Milliseconds without a key before a password is spoken of. */
const TYPING_MS = 400;

/** Shorter ones the identity provider refuses; the hint says so. */
const MIN_LENGTH = 6;

/**
 * A password to be chosen. Once it is one that is taken, the hint below says how easily it is
 * guessed. What weighs it, 200 KB of what people choose, comes when the field is entered, or when its
 * code finds it filled in.
 */
export function NewPasswordField() {
  const { values, errors } = useFormikContext<SignupForm>();
  const { password, fullName, email } = useSettled(values, TYPING_MS);
  const [meter, setMeter] = useState<typeof PasswordStrength>();
  const load = () => {
    // The field works without it as well, and the next visit to it tries again.
    void loadCode(() => import('../password-strength.ts')).then(setMeter, () => undefined);
  };
  const isFilled = values.password !== '';
  useEffect(() => {
    if (isFilled) load();
  }, [isFilled]);
  const isTaken = Math.min(password.length, values.password.length) >= MIN_LENGTH;
  const verdict =
    meter && isTaken && !errors.password
      ? texts.strength[meter.strengthOf(password, [fullName, email])]
      : undefined;
  useEffect(() => {
    if (verdict) announce(verdict);
  }, [verdict]);
  return (
    <PasswordField
      autoComplete="new-password"
      helperText={verdict ?? texts.passwordHint}
      onFocus={load}
    />
  );
}
