import { type ComponentType, memo } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { lazyPart, useWhenConnected } from '../components/feedback/lazy-part.tsx';
import { LoadingSpinner } from '../components/feedback/loading.tsx';
import { isOutdated, loadCode, reloadOnce } from '../lib/load-code.ts';
import type { PageDescription, pageLoader } from '../lib/router/page.ts';
import { MAIN_ID } from './layout/use-route-change.ts';
import { PageFailure } from './page-failure.tsx';

/** What a file of `pages/` exports. */
export interface PageModule {
  Component: ComponentType;
  loader?: ReturnType<typeof pageLoader>;
  /** Shows what cannot be shown, or is gone. */
  ErrorBoundary?: ComponentType;
  description?: PageDescription;
}

/** What the router knows of a page beside its component. */
export interface PageHandle {
  /** The name of its file in `pages/`. */
  page: string;
  description?: PageDescription | undefined;
  /** Its code failed to load; a placeholder retries. */
  isLate?: boolean;
}

/**
 * Loads a page whose code failed before; reloads the document once where only that helps. Nothing can be
 * lost by it: the page was not shown yet.
 */
async function loadAgain(load: () => Promise<PageModule>): Promise<ComponentType> {
  try {
    return (await loadCode(load)).Component;
  } catch (error) {
    if (isOutdated(error) && reloadOnce()) await new Promise<never>(() => undefined);
    throw error;
  }
}

/** Stands in for a page whose code did not come, until it does. */
function FailedPage({ error, resetErrorBoundary }: FallbackProps) {
  useWhenConnected(resetErrorBoundary);
  const retry = () => {
    // The button goes away, and the focus with it.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    resetErrorBoundary();
  };
  return <PageFailure error={error} onRetry={isOutdated(error) ? undefined : retry} />;
}

/**
 * A route's `lazy`. The router would remember a page that could not be loaded for as long as the
 * document is open, so it gets one that says so and loads it as often as somebody comes to it. Memoized: the
 * router renders what is shown again as soon as a link is pressed.
 */
export function lazyPage(
  page: string,
  load: () => Promise<PageModule>,
): LazyRouteFunction<RouteObject> {
  const LatePage = lazyPart(() => loadAgain(load), {
    loading: <LoadingSpinner />,
    Failed: FailedPage,
  });
  return async () => {
    try {
      const { description, Component, ...route } = await load();
      return {
        ...route,
        Component: memo(Component),
        handle: { page, description } satisfies PageHandle,
      };
    } catch {
      return { Component: LatePage, handle: { page, isLate: true } satisfies PageHandle };
    }
  };
}
