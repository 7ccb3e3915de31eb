import type { ComponentType } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { LoadingSpinner } from '../components/loading.tsx';
import { isOutdated, loadCode } from '../lib/load-code.ts';
import { reloadOnce } from '../lib/reload-once.ts';
import { FailedScreen } from './screens/failed-screen.tsx';

/** What the file of a screen exports. `late`: it did not come, and this one goes on trying. */
export interface LoadedScreen {
  Component: ComponentType;
  late?: true;
}

/**
 * Loads a screen that failed before. Where that helps the page loads itself again, once: nothing is
 * typed into a screen that was not there yet.
 */
async function loadLate(load: () => Promise<LoadedScreen>): Promise<ComponentType> {
  try {
    return (await loadCode(load)).Component;
  } catch (error) {
    if (isOutdated(error) && reloadOnce()) await new Promise<never>(() => undefined);
    throw error;
  }
}

/**
 * A route's `lazy`. The router would remember a screen that could not be loaded and show nothing in
 * its place, so it gets one that says so and loads it as often as somebody comes to it.
 */
export function lazyScreen(load: () => Promise<LoadedScreen>): () => Promise<LoadedScreen> {
  const LateScreen = lazyPart(() => loadLate(load), {
    loading: <LoadingSpinner />,
    Failed: FailedScreen,
  });
  return () => load().catch(() => ({ Component: LateScreen, late: true }));
}
