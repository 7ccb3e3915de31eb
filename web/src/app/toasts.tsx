import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useSyncExternalStore } from 'react';
import { toasts, type Toast } from '../lib/toast.ts';

/** Milliseconds that a toast is shown for. */
const SHOWN_MS = 6000;

const NONE: readonly Toast[] = [];

/** The toasts of `lib/toast.ts`. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.all, () => NONE);
  return (
    shown.length > 0 && (
      <Stack spacing={1} data-toasts data-screen-only sx={belowHeader}>
        {shown.map(({ id, kind, message }) => (
          <Snackbar
            key={id}
            open
            autoHideDuration={SHOWN_MS}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') toasts.close(id);
            }}
            sx={inStack}
          >
            <Alert
              severity={kind}
              variant="filled"
              role={kind === 'error' ? 'alert' : 'status'}
              onClose={() => toasts.close(id)}
              sx={{ alignItems: 'center', boxShadow: 8 }}
            >
              {message}
            </Alert>
          </Snackbar>
        ))}
      </Stack>
    )
  );
}

/** At the lower edge is what a form has to say. */
const belowHeader = {
  position: 'fixed',
  top: 80,
  insetInline: 16,
  zIndex: 'snackbar',
  alignItems: 'center',
  pointerEvents: 'none',
} as const;

const inStack = { position: 'static', transform: 'none', pointerEvents: 'auto' } as const;
