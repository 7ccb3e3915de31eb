import './theme/goober-sheet.ts';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
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

/**
 * Below the header: at the lower edge stands what a form has to say. On a phone the next thing to use
 * is there, a menu or what was ordered, so they come above that edge.
 */
const place = (theme: Theme) => ({
  '.toasts': {
    top: '80px !important',
    [theme.breakpoints.down('sm')]: { top: 'auto !important', bottom: '88px !important' },
  },
});

/** Draws the toasts that `toast.*` is given. */
export function ToastHost() {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      classes={{ containerAnchorOriginTopCenter: 'toasts' }}
      Components={looks}
    >
      <GlobalStyles styles={place} />
      <Connection />
    </SnackbarProvider>
  );
}
