import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { painted } from '../lib/after-paint.ts';
import { withoutLastSlash } from '../lib/paths.ts';
import { App } from './app.tsx';
import { connectSessionToApi } from './connect-session.ts';
import { holdInputBack } from './early-input.ts';
import { keepOffline } from './keep-offline.ts';
import { pageCache } from './page-cache.ts';
import { readPageData } from './page-data.ts';
import { createQueryClient } from './query-client.ts';
import { loadAhead } from './router/load-ahead.ts';
import { loadScreens } from './router/load-screens.ts';
import { createNavigation } from './router/navigation.ts';
import { notePlace } from './router/scroll-places.tsx';
import { SiteRouter } from './router/site-router.tsx';
import { routes } from './routes.tsx';
import { isWhole } from './whole-page.ts';
import './theme/fonts.css';

/** True where the app has led to this address with more to say than its page, as to a login. */
const isLedTo = (): boolean => Boolean((history.state as { usr?: unknown } | null)?.usr);

/** True when the HTML in the page was rendered for the path it is shown at. */
function isPrerendered({ dataset: { path } }: HTMLElement): boolean {
  if (isLedTo()) return false;
  return path === '*'
    ? matchRoutes(routes, location)?.at(-1)?.route.path === path
    : path === withoutLastSlash(location.pathname);
}

/**
 * Gives elements back the inline styles that the build moved to `data-style`, because the
 * Content-Security-Policy allows them from a script only.
 */
function restoreInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

/** Resolves when the page is there to its end, which may come late. */
const pageRead = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : undefined;

async function start(): Promise<void> {
  await pageRead();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const queryClient = createQueryClient();
  connectSessionToApi(queryClient);
  readPageData(queryClient);
  const first = loadScreens(routes, location.pathname);
  const prerendered = isPrerendered(root) && (await first) !== false;
  // A press is seen before the code is asked for that it leads to.
  const loadNext = (pathname: string) => loadScreens(routes, pathname, painted);
  const styles = pageCache();
  // A page that stands keeps its place: somebody may have scrolled, or tabbed down, by now. Of one that
  // is not whole the browser may have given the place up.
  const navigation = createNavigation({
    history: createBrowserHistory(),
    loadScreens: loadNext,
    onLeave: notePlace,
    prerendered,
    keepsPlace: prerendered && isWhole(),
  });
  const page = (
    <StrictMode>
      <CacheProvider value={styles}>
        <App queryClient={queryClient} prerendered={prerendered}>
          <SiteRouter navigation={navigation} />
        </App>
      </CacheProvider>
    </StrictMode>
  );
  if (prerendered) {
    restoreInlineStyles(root);
    holdInputBack();
    startTransition(() => {
      hydrateRoot(root, page);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(page);
  }
  loadAhead(loadNext);
  keepOffline(prerendered ? 'page' : 'appScreen');
  // Where its tools do not come, the page is the same without an agent.
  if ('modelContext' in document)
    import('./agent/serve-agent.ts')
      .then(({ serveAgent }) => serveAgent((path) => navigation.navigator.push(path)))
      .catch(() => undefined);
}

void start();
