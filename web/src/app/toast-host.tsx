import './theme/goober-sheet.ts';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { connectToastHost } from '../lib/toast.ts';
import { ToastContent } from './toast-content.tsx';

function Connection() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(
    () =>
      connectToastHost(({ kind, message }) => {
        enqueueSnackbar(message, { variant: kind });
      }),
    [enqueueSnackbar],
  );
  return null;
}

const looks = { success: ToastContent, error: ToastContent, info: ToastContent };

/** Draws the toasts that `toast.*` is given. */
export function ToastHost() {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={looks}
    >
      <Connection />
    </SnackbarProvider>
  );
}
