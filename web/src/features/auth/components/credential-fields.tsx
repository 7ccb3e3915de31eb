import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useMemo, useState } from 'react';
import { EyeIcon } from '../../../components/data-display/icons.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { LABEL_ABOVE } from '../../../components/form/text-field.tsx';
import { texts } from '../texts.ts';

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
  onFocus?: () => void;
}

/** The password, hidden until one asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  // The same until it is pressed, so that the field is not drawn anew with each key of another.
  const slotProps = useMemo(
    () => ({
      ...LABEL_ABOVE,
      input: {
        endAdornment: (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={visible ? texts.hidePassword : texts.showPassword}
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            >
              <EyeIcon />
            </IconButton>
          </InputAdornment>
        ),
      },
    }),
    [visible],
  );
  return (
    <FormField
      name="password"
      label={texts.fields.password}
      type={visible ? 'text' : 'password'}
      required
      {...props}
      slotProps={slotProps}
    />
  );
}

/** The address somebody signs in with, known to password managers as the user name. */
export function EmailField() {
  return (
    <FormField
      name="email"
      label={texts.fields.email}
      type="email"
      autoComplete="username"
      required
      slotProps={LABEL_ABOVE}
    />
  );
}
