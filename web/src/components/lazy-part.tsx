import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { loadCode } from '../lib/load-code.ts';
import { useWhenConnected } from '../lib/use-when-connected.ts';

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
