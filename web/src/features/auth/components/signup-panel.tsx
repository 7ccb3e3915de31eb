import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { LABEL_ABOVE } from '../../../components/form/text-field.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { lazySchema } from '../../../lib/lazy-schema.ts';
import { paths } from '../../../lib/paths.ts';
import { loadProviders } from '../load-auth.ts';
import { orderInProgress } from '../return-location.ts';
import { texts } from '../texts.ts';
import { AuthCard, AuthError } from './auth-card.tsx';
import { EmailField } from './credential-fields.tsx';
import { GoogleButton } from './google-button.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { RedirectSignedIn } from './route-guards.tsx';

const schema = lazySchema(async () => (await import('../schemas.ts')).signupFormSchema);

/**
 * A new account, by email or Google; afterwards on to the dashboard as the specification asks, or back to
 * the order form that asked for it, as the login screen promises.
 */
export function SignupPanel() {
  const state: unknown = useLocation().state;
  return (
    <RedirectSignedIn to={orderInProgress(state) ?? paths.afterSignup} state={state}>
      <AuthCard title={texts.signup.title} lead={texts.signup.lead}>
        <Form
          initialValues={{ fullName: '', email: '', password: '' }}
          schema={schema}
          onSubmit={async (values) => (await loadProviders()).signUp(values)}
          describeError={(error) => <AuthError error={error} />}
          after={
            <>
              <GoogleButton label={texts.signup.google} />
              <Typography sx={{ mt: 3 }}>
                {texts.signup.haveAccount}{' '}
                <Link to={paths.login} state={state}>
                  {texts.signup.toLogin}
                </Link>
              </Typography>
            </>
          }
        >
          <Stack spacing={1}>
            <FormField
              name="fullName"
              label={texts.fields.fullName}
              autoComplete="name"
              required
              slotProps={LABEL_ABOVE}
            />
            <EmailField />
            <NewPasswordField />
            <SubmitButton fullWidth>{texts.signup.submit}</SubmitButton>
          </Stack>
        </Form>
      </AuthCard>
    </RedirectSignedIn>
  );
}
