import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { askProvider, loadProviders } from '../load-auth.ts';
import { accountTexts as texts } from '../texts.ts';

const { verify } = texts;

/** Asks whoever has not verified the email to do so, and sends the link once more; else nothing. */
export function VerifyEmail() {
  const { emailVerified } = useSignedInUser();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ sent: boolean; text: string }>();
  useEffect(() => {
    // The token is of its day; the provider knows whether the link was followed since.
    if (!emailVerified) void askProvider();
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
