import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RemoveButton } from '../../../components/actions/remove-button.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { signOutEverywhere } from '../api/session.ts';
import { returnLocation } from '../return-location.ts';
import { refreshFromProvider, endSession, loadProviders } from '../load-auth.ts';
import { accountTexts, texts } from '../texts.ts';

/** The way back to where somebody was going when they had to sign up first. */
export function ContinueNotice() {
  const from = returnLocation(useLocation().state);
  if (!from) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3, alignItems: 'center' }}>
      {texts.signup.welcome} <Link to={from}>{texts.signup.continue}</Link>
    </Alert>
  );
}

const { verify } = accountTexts;

/** Asks whoever has not verified the email to do so, and sends the link once more; else nothing. */
export function VerifyEmail() {
  const { emailVerified } = useSignedInUser();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ sent: boolean; text: string }>();
  useEffect(() => {
    // The token is of its day; the provider knows whether the link was followed since.
    if (!emailVerified) void refreshFromProvider();
  }, [emailVerified]);
  if (emailVerified) return null;

  const send = async () => {
    setBusy(true);
    try {
      await (await loadProviders()).sendVerificationMail();
      setOutcome({ sent: true, text: verify.sent });
    } catch (error) {
      setOutcome({ sent: false, text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert role="note" severity="info" variant="outlined" sx={{ mt: 3 }}>
      {verify.text}
      <Typography
        role="status"
        color={outcome?.sent === false ? 'error' : 'textPrimary'}
        sx={{ my: outcome ? 1 : 0, fontWeight: 600 }}
      >
        {outcome?.text}
      </Typography>
      <Button
        size="small"
        color="secondary"
        sx={{ ml: -1.25 }}
        loading={busy}
        onClick={() => void send()}
      >
        {verify.button}
      </Button>
    </Alert>
  );
}

/** Ends the person's sessions on every device, this one included. */
export function SignOutEverywhere() {
  const { email } = useSignedInUser();
  const { button, title, text, done, stay } = accountTexts.everywhere;
  return (
    <Box sx={{ mt: 3 }}>
      <RemoveButton
        button={button}
        label={button}
        title={title}
        text={text}
        done={done}
        cancelLabel={stay}
        onRemove={() => signOutEverywhere(email)}
        onRemoved={() => endSession('left')}
      />
    </Box>
  );
}
