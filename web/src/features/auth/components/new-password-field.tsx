import { PASSWORD_RULE, type SignupForm } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../../lib/announce.ts';
import { useDebouncedValue } from '../../../lib/use-time.ts';
import type { Strength } from '../password-strength.ts';
import { openStrengthMeter, type StrengthMeter } from '../strength-meter.ts';
import { texts } from '../texts.ts';
import { PasswordField } from './credential-fields.tsx';

/** Debounce of the strength hint, in milliseconds. */
const TYPING_MS = 400;

/** The strength meter, opened at first use and closed on unmount. */
function useWeigher(): () => StrengthMeter {
  const opened = useRef<StrengthMeter>(undefined);
  const forget = useCallback(() => {
    opened.current?.end();
    opened.current = undefined;
  }, []);
  useEffect(() => forget, [forget]);
  // The field works without it; the next focus tries again.
  return useCallback(() => (opened.current ??= openStrengthMeter(forget)), [forget]);
}

/**
 * A new password. Once it is long enough, the hint says how easily it is guessed; the meter is loaded when
 * the field is focused or found filled in.
 */
export function NewPasswordField() {
  const { values, errors } = useFormikContext<SignupForm>();
  const { password, fullName, email } = useDebouncedValue(values, TYPING_MS);
  const [strength, setStrength] = useState<Strength>();
  const weigher = useWeigher();
  const isTaken = Math.min(password.length, values.password.length) >= PASSWORD_RULE.minLength;
  useEffect(() => {
    if (!isTaken) return undefined;
    return weigher().weigh({ password, personal: [fullName, email] }, setStrength);
  }, [isTaken, password, fullName, email, weigher]);
  const verdict =
    strength !== undefined && isTaken && !errors.password ? texts.strength[strength] : undefined;
  useEffect(() => {
    if (verdict) announce(verdict);
  }, [verdict]);
  return (
    <PasswordField
      autoComplete="new-password"
      helperText={verdict ?? texts.passwordHint}
      onFocus={weigher}
    />
  );
}
