import type { FallbackProps } from 'react-error-boundary';
import { isOutdated } from '../../lib/load-code.ts';
import { useWhenConnected } from '../../lib/use-when-connected.ts';
import { MAIN_ID } from '../layout/main-id.ts';
import { ScreenFailure } from './screen-failure.tsx';

/** Stands in for a screen whose code did not come, until it does. */
export function FailedScreen({ error, resetErrorBoundary }: FallbackProps) {
  useWhenConnected(resetErrorBoundary);
  const retry = () => {
    // The button goes away, and the focus with it.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    resetErrorBoundary();
  };
  return <ScreenFailure error={error} onRetry={isOutdated(error) ? undefined : retry} />;
}
