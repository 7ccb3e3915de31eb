import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useState } from 'react';
import { useOutcome } from '../../../components/form/form-status.tsx';
import { loadProviders } from '../load-auth.ts';
import { texts } from '../texts.ts';
import { GoogleIcon } from './google-icon.tsx';

/** The other way in, from within a form: a Google account, in a popup. */
export function GoogleButton({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  const { setOutcome } = useOutcome();
  const start = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      await (await loadProviders()).continueWithGoogle();
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Divider sx={{ my: 3 }}>{texts.or}</Divider>
      <Button
        fullWidth
        size="large"
        variant="outlined"
        color="inherit"
        loading={busy}
        startIcon={<GoogleIcon />}
        onClick={() => void start()}
      >
        {label}
      </Button>
    </>
  );
}
