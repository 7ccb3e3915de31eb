import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useEffect, useState } from 'react';
import { texts } from '../texts.ts';
import { AuthError } from './auth-error.tsx';
import { GoogleIcon } from './google-icon.tsx';

/** The other way in: a Google account, in a popup. */
export function GoogleButton({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    // The popup must open within the click; so the code for it is here before that.
    void import('../providers.ts');
  }, []);
  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await (await import('../providers.ts')).continueWithGoogle();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Divider sx={{ my: 3 }}>{texts.or}</Divider>
      {error !== undefined && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2, color: 'error.main' }}>
          <AuthError error={error} />
        </Alert>
      )}
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
