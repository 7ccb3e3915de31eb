import type { FallbackProps } from 'react-error-boundary';
import { isOutdated } from '../lib/load-code.ts';
import { texts } from '../lib/texts.ts';
import { useWhenConnected } from '../lib/use-when-connected.ts';
import { ErrorNote } from './query-state.tsx';

/**
 * Stands in for a part of a screen whose code did not come: what is wrong, and Retry. The page is
 * loaded again only when somebody says so, because something may be typed in beside.
 */
export function FailedPart({ error, resetErrorBoundary }: FallbackProps) {
  useWhenConnected(resetErrorBoundary);
  return isOutdated(error) ? (
    <ErrorNote error={error} label={texts.reload} onRetry={() => location.reload()} />
  ) : (
    <ErrorNote error={error} onRetry={resetErrorBoundary} />
  );
}
