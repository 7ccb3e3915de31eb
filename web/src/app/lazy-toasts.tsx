import { lazy, Suspense, useEffect, useState } from 'react';
import { QuietBoundary } from '../components/quiet-boundary.tsx';
import { onFirstToast } from '../lib/toast.ts';

const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

/** Loads what draws toasts when there is a first one. */
export function LazyToasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  if (!needed) return null;
  return (
    <QuietBoundary>
      <Suspense>
        <ToastHost />
      </Suspense>
    </QuietBoundary>
  );
}
