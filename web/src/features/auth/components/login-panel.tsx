import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import type { SignedOutReason } from '../../../entities/session/session-store.ts';
import { useSession } from '../../../entities/session/use-session.ts';
import { lazySchema } from '../../../lib/lazy-schema.ts';
import { paths } from '../../../lib/paths.ts';
import { returnLocation } from '../return-location.ts';
import { loadProviders } from '../load-auth.ts';
import { texts } from '../texts.ts';
import { AuthCard, AuthError } from './auth-card.tsx';
import { EmailField, PasswordField } from './credential-fields.tsx';
import { GoogleButton } from './google-button.tsx';
import { ResetPassword } from './reset-password.tsx';
import { RedirectSignedIn } from './route-guards.tsx';

const schema = lazySchema(async () => (await import('../schemas.ts')).loginFormSchema);

/** Email and password, or Google; afterwards back to where one came from. */
export function LoginPanel() {
  const state: unknown = useLocation().state;
  return (
    <RedirectSignedIn to={returnLocation(state) ?? paths.home}>
      <AuthCard title={texts.login.title} lead={texts.login.lead}>
        <Notice />
        <Form
          initialValues={{ email: '', password: '' }}
          schema={schema}
          onSubmit={async (values) => (await loadProviders()).logIn(values)}
          describeError={(error) => <AuthError error={error} />}
          after={
            <>
              <GoogleButton label={texts.login.google} />
              <Typography sx={{ mt: 3 }}>
                {texts.login.noAccount}{' '}
                <Link to={paths.signup} state={state}>
                  {texts.login.toSignup}
                </Link>
              </Typography>
            </>
          }
        >
          <Stack spacing={1}>
            <EmailField />
            <PasswordField autoComplete="current-password" />
            <ResetPassword />
            <SubmitButton fullWidth>{texts.login.submit}</SubmitButton>
          </Stack>
        </Form>
      </AuthCard>
    </RedirectSignedIn>
  );
}

/** Why this screen shows, when it was not the visitor's own wish. */
function Notice() {
  const session = useSession();
  const state: unknown = useLocation().state;
  const reason = session.status === 'signed-out' ? session.reason : undefined;
  const text = textOf(reason) ?? (returnLocation(state) && texts.notices.needed);
  if (!text) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
      {text}
    </Alert>
  );
}

function textOf(reason: SignedOutReason | undefined): string | undefined {
  if (reason === 'not-admin') return texts.notices.notAdmin;
  if (reason === 'elsewhere') return texts.notices.elsewhere;
  return reason === 'expired' ? texts.notices.expired : undefined;
}
