import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { isOutdated, loadCode } from '../../lib/load-code.ts';
import { texts } from '../../lib/texts.ts';
import { ErrorNote } from './query-state.tsx';

interface LazyPartOptions {
  /** Stands in while the code is on its way. */
  loading?: ReactNode;
  /** Says that the code did not come; nothing, for what the page can do without. */
  Failed?: ComponentType<FallbackProps>;
}

interface LazyPartProps {
  /** Called each time that the code did not come, or could not be drawn, with why. */
  onFailure?: (error: unknown) => void;
}

/**
 * A part of the page whose code comes when it is first drawn. One that does not come takes nothing
 * else with it, and is loaded anew on the next attempt: `lazy()` alone remembers a failure for ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, Failed = FailedQuietly }: LazyPartOptions = {},
): ComponentType<Props & LazyPartProps> {
  const attempt = () => lazy(async () => ({ default: await loadCode(load) }));
  let Part = attempt();
  const Latest = (props: Props) => <Part {...props} />;
  return function LazyPart(props) {
    // The boundary tells of it once it no longer draws the part, so that no render loads in a loop.
    const onError = (error: unknown) => {
      Part = attempt();
      props.onFailure?.(error);
    };
    return (
      <ErrorBoundary FallbackComponent={Failed} onError={onError}>
        <Suspense fallback={loading}>
          <Latest {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** Draws nothing and tries again as soon as the connection is back. */
function FailedQuietly({ resetErrorBoundary }: FallbackProps) {
  useWhenConnected(resetErrorBoundary);
  return null;
}

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

/** Calls back when a connection that was lost is there again. */
export function useWhenConnected(callback: () => void): void {
  const connected = useEffectEvent(callback);
  useEffect(() => {
    const onOnline = () => connected();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}
