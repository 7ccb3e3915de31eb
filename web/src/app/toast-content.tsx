import Alert from '@mui/material/Alert';
import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';

const severities = { success: 'success', error: 'error', info: 'info' } as const;

type ToastContentProps = Pick<CustomContentProps, 'id' | 'message' | 'variant'> & {
  ref?: Ref<HTMLDivElement>;
};

/** One toast in the site's colours, with a button to close it. */
export function ToastContent({ id, message, variant, ref }: ToastContentProps) {
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
