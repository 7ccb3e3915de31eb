import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useState } from 'react';
import { useFormStatus } from '../../../components/form/form-status.tsx';
import { loadProviders } from '../load-auth.ts';
import { texts } from '../texts.ts';

/** The other way in, from within a form: a Google account, in a popup. */
export function GoogleButton({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  const { setStatus } = useFormStatus();
  const start = async () => {
    setBusy(true);
    setStatus(undefined);
    try {
      await (await loadProviders()).continueWithGoogle();
    } catch (failure) {
      setStatus({ failure });
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
        <span>{label}</span>
      </Button>
    </>
  );
}

/** A plain G in the text's colour, to tell the button at a glance. */
function GoogleIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M16 5.2A7.5 7.5 0 1 0 17.5 10H10.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </svg>
  );
}
