import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useSyncExternalStore } from 'react';
import { shownToasts, type Toast } from '../lib/toast.ts';

/** Milliseconds that a toast stands. */
const STANDS_MS = 6000;

const NONE: readonly Toast[] = [];

/** Draws the toasts that `toast.*` is given. */
export function Toasts() {
  const toasts = useSyncExternalStore(shownToasts.subscribe, shownToasts.read, () => NONE);
  const draw = (toast: Toast) => <OneToast key={toast.id} {...toast} />;
  return (
    <>
      <Stack data-toasts data-screen-only spacing={1} sx={above}>
        {toasts.filter(({ kind }) => kind === 'error').map(draw)}
      </Stack>
      <Stack data-toasts data-screen-only spacing={1} sx={below}>
        {toasts.filter(({ kind }) => kind !== 'error').map(draw)}
      </Stack>
    </>
  );
}

/** One toast in the site's colours, with a button to close it. */
function OneToast({ id, kind, message }: Toast) {
  const close = () => shownToasts.close(id);
  return (
    <Snackbar
      open
      autoHideDuration={STANDS_MS}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      sx={{ position: 'static', transform: 'none', pointerEvents: 'auto' }}
    >
      <Alert
        severity={kind}
        variant="filled"
        role={kind === 'error' ? 'alert' : 'status'}
        onClose={close}
        sx={{ alignItems: 'center', boxShadow: 8 }}
      >
        {message}
      </Alert>
    </Snackbar>
  );
}

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: { xs: 16, sm: 20 },
  pointerEvents: 'none',
} as const;

/** An error leaves somebody where they are, with a button and what a form says below: below the header. */
const above = { ...place, top: 80, alignItems: 'center' } as const;

/**
 * What went well leads on, and would lie over the next heading. Above the buttons that some pages keep at a
 * phone's lower edge: it stays where it is from page to page.
 */
const below = { ...place, bottom: { xs: 96, md: 20 }, alignItems: 'flex-start' } as const;
