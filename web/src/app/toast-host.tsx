// Has to run before notistack.
import './theme/goober-sheet.ts';
import Alert from '@mui/material/Alert';
import {
  type CustomContentProps,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
  useSnackbar,
} from 'notistack';
import { type Ref, useEffect } from 'react';
import { connectToastHost } from '../lib/toast.ts';

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
      const key = enqueueSnackbar(message, {
        variant: kind,
        anchorOrigin: ANCHORS[kind],
        onExited,
      });
      shown.set(screen, key);
    }, closeLast);
  }, [enqueueSnackbar, closeSnackbar]);
  return null;
}

const AT_LOWER_EDGE = { vertical: 'bottom', horizontal: 'left' } as const;

/**
 * An error leaves somebody where they are, with a button and what a form says below; what went well
 * leads on, and would lie over the next heading.
 */
const ANCHORS = {
  error: { vertical: 'top', horizontal: 'center' },
  success: AT_LOWER_EDGE,
  info: AT_LOWER_EDGE,
} as const;

const looks = { success: ToastContent, error: ToastContent, info: ToastContent };

/** Draws the toasts that `toast.*` is given. */
export function ToastHost() {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={6000}
      classes={{
        containerAnchorOriginTopCenter: 'toasts toasts-below-header',
        containerAnchorOriginBottomLeft: 'toasts',
      }}
      Components={looks}
    >
      <Connection />
    </SnackbarProvider>
  );
}

const severities = { success: 'success', error: 'error', info: 'info' } as const;

type ToastContentProps = Pick<CustomContentProps, 'id' | 'message' | 'variant'> & {
  ref?: Ref<HTMLDivElement>;
};

/** One toast in the site's colours, with a button to close it. */
function ToastContent({ id, message, variant, ref }: ToastContentProps) {
  const { closeSnackbar } = useSnackbar();
  const severity = variant in severities ? severities[variant as keyof typeof severities] : 'info';
  return (
    <SnackbarContent ref={ref ?? null} role={severity === 'error' ? 'alert' : 'status'}>
      <Alert
        severity={severity}
        variant="filled"
        role="none"
        onClose={() => closeSnackbar(id)}
        sx={{ width: '100%', alignItems: 'center', boxShadow: 8 }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}
