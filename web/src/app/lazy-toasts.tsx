import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { lazyPart, useWhenConnected } from '../components/feedback/lazy-part.tsx';
import { afterPaint } from '../lib/after-paint.ts';
import { connectToastHost, onFirstToast, type Toast } from '../lib/toast.ts';

const loadHost = () => import('./toast-host.tsx');

const ToastHost = lazyPart(async () => (await loadHost()).ToastHost, {
  Failed: BareToasts,
});

/** Draws toasts once there is a first one; their code is loaded as soon as nothing else is to be done. */
export function LazyToasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  useEffect(() => afterPaint(() => void loadHost().catch(() => undefined)), []);
  return needed && <ToastHost />;
}

/** Milliseconds that a toast stands. */
const STANDS_MS = 6000;

/** Shows toasts where notistack's code cannot be loaded, as without a connection. */
function BareToasts({ resetErrorBoundary }: FallbackProps) {
  useWhenConnected(resetErrorBoundary);
  const [last, setLast] = useState<Toast>();
  useEffect(() => connectToastHost(setLast, () => setLast(undefined)), []);
  useEffect(() => {
    const timer = setTimeout(() => setLast(undefined), STANDS_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <Box role="alert" sx={last && place}>
      {last?.message}
    </Box>
  );
}

const place = {
  position: 'fixed',
  bottom: 16,
  insetInline: 16,
  zIndex: 'snackbar',
  width: 'fit-content',
  mx: 'auto',
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'secondary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 8,
} as const;
