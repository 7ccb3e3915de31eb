import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { loadCode } from '../../lib/load-code.ts';

interface LazyPartOptions {
  loading?: ReactNode;
  /** Says that the code did not come; nothing, for what the page can do without. */
  Failed?: ComponentType<FallbackProps>;
}

interface LazyPartProps {
  /** Called each time that the code did not come, or could not be drawn, with why. */
  onFailure?: (error: unknown) => void;
}

/**
 * `lazy()` with its own error boundary, which loads the code again on the next attempt: `lazy()` alone
 * caches a failure for ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, Failed = FailedQuietly }: LazyPartOptions = {},
): ComponentType<Props & LazyPartProps> {
  const attempt = () => lazy(async () => ({ default: await loadCode(load) }));
  let Part = attempt();
  const Latest = (props: Props) => <Part {...props} />;
  return function LazyPart(props) {
    // `onError` runs after the boundary has unmounted the part, so no render loads in a loop.
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

/** Calls back when a connection that was lost is there again. */
export function useWhenConnected(callback: () => void): void {
  const connected = useEffectEvent(callback);
  useEffect(() => {
    const onOnline = () => connected();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}
