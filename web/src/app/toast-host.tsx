import './theme/goober-sheet.ts';
import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { connectToastHost } from '../lib/toast.ts';
import { ToastContent } from './toast-content.tsx';

function Connection() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    const shown = new Map<string, SnackbarKey>();
    const closeLast = (screen: string) => {
      const before = shown.get(screen);
      if (before !== undefined) closeSnackbar(before);
    };
    return connectToastHost(({ kind, message, screen }) => {
      closeLast(screen);
      const onExited = () => shown.get(screen) === key && shown.delete(screen);
      const key = enqueueSnackbar(message, { variant: kind, onExited });
      shown.set(screen, key);
    }, closeLast);
  }, [enqueueSnackbar, closeSnackbar]);
  return null;
}

const looks = { success: ToastContent, error: ToastContent, info: ToastContent };

/** Draws the toasts that `toast.*` is given. */
export function ToastHost() {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      classes={{ containerAnchorOriginTopCenter: 'toasts-below-header' }}

      Components={looks}
    >
      <Connection />
    </SnackbarProvider>
  );
}
