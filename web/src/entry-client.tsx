import createCache from '@emotion/cache';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { connectSessionToApi } from './app/connect-session.ts';
import { registerServiceWorker } from './app/service-worker.ts';
import { createQueryClient } from './app/query-client.ts';
import { loadMatches, prefetchOnIntent, prefetchNextStep, routes } from './app/routes.tsx';
import { SCROLL_STORAGE } from './app/scroll-key.ts';
import { withoutLastSlash } from './lib/paths.ts';
import { loaderContext } from './lib/router/page.ts';
import { noteServerTime } from './lib/server-clock.ts';
import { tabStorage } from './lib/storage.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import './app/theme/fonts.css';

/** True where the app has led to this address with more to say than its page, as to a login. */
const hasRouterState = (): boolean => Boolean((history.state as { usr?: unknown } | null)?.usr);

/** What the document was rendered with; undefined where it was not rendered for the address it is shown at. */
function readPageData(): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json || hasRouterState()) return undefined;
  const page = JSON.parse(json) as PageData;
  const isHere =
    page.path === '*'
      ? matchRoutes(routes, location)?.at(-1)?.route.path === '*'
      : page.path === withoutLastSlash(location.pathname);
  return isHere ? page : undefined;
}

/** When the last of what a document shows was read, in milliseconds since 1970; `NaN` where it shows nothing. */
const readAtLast = ({ queries: { queries } }: PageData): number =>
  queries.length > 0 ? Math.max(...queries.map(({ state }) => state.dataUpdatedAt)) : Number.NaN;

/** An address that is opened anew begins at its top; one that is loaded again is where it was left. */
function forgetScrollPositions(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate') tabStorage.remove(SCROLL_STORAGE);
}

/** Resolves when the document is there to its end, which may come late. */
const documentRead = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : undefined;

/** Takes the title of a page of the build away once the app's own stands beside it. */
function dropTitleOfBuild(): void {
  const built = document.head.querySelector('title');
  const observer = new MutationObserver(() => {
    if (document.head.querySelectorAll('title').length < 2) return;
    observer.disconnect();
    built?.remove();
  });
  observer.observe(document.head, { childList: true });
}

async function start(): Promise<void> {
  document.documentElement.dataset.app = 'begun';
  await documentRead();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const queryClient = createQueryClient();
  connectSessionToApi(queryClient);
  const rendered = readPageData();
  if (rendered) {
    hydrate(queryClient, rendered.queries);
    // One that was kept for when there is no connection may be of any day.
    if (navigator.onLine) noteServerTime(readAtLast(rendered));
  }
  // Where the code of the page does not come, something else stands in its place.
  const page = rendered && (await loadMatches(location.pathname)) ? rendered : undefined;
  forgetScrollPositions();
  const context = loaderContext(queryClient);
  const router = createBrowserRouter(routes, {
    getContext: () => context,
    ...(page && { hydrationData: page.router }),
  });
  const app = (
    <App queryClient={queryClient} styles={createCache({ key: 'css' })} prerendered={Boolean(page)}>
      <RouterProvider router={router} />
    </App>
  );
  if (page) {
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    root.replaceChildren();
    dropTitleOfBuild();
    createRoot(root).render(app);
  }
  prefetchOnIntent();
  prefetchNextStep(router);
  registerServiceWorker(page ? 'page' : 'appScreen');
  // Where its tools do not come, the page is the same without an agent.
  if ('modelContext' in document)
    import('./app/agent/serve-agent.ts')
      .then(({ serveAgent }) => serveAgent((path) => void router.navigate(path)))
      .catch(() => undefined);
}

void start();
