import { useEffect, useState } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { onFirstToast } from '../lib/toast.ts';

const ToastHost = lazyPart(async () => (await import('./toast-host.tsx')).ToastHost);

/** Loads what draws toasts when there is a first one. */
export function LazyToasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed && <ToastHost />;
}
