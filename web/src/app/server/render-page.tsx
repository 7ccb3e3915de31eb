import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PRODUCT_NAME } from '../../lib/page-title.ts';
import { App } from '../app.tsx';
import { createQueryClient } from '../query-client.ts';
import { loadScreens } from '../router/load-screens.ts';
import { Screens } from '../router/screens.tsx';
import { routes } from '../routes.tsx';
import { neededPrefixes } from './prefixes.ts';
import { stylesIn, type PageStyles } from './page-styles.ts';

export interface RenderedPage {
  html: string;
  /** As it stands in HTML. */
  title: string;
  styles: PageStyles;
}

/** React puts the title of a page that is rendered without a head in front of it, as HTML. */
function splitTitle(rendered: string): { html: string; title: string } {
  const [tag, title = PRODUCT_NAME] = /^<title[^>]*>([^<]*)<\/title>/.exec(rendered) ?? [''];
  return { html: rendered.slice(tag.length), title };
}

// One list for all pages: by it Emotion knows rules that it has written before.
const stylisPlugins = [neededPrefixes];

/**
 * Renders a public screen to HTML in Node, as a visitor sees it.
 *
 * @param path the screen's path with its query, such as `/products?q=frame`
 * @param queryClient holds the data to show; an empty one renders the page as before any has come
 * @throws when its code does not come
 */
export async function renderPage(
  path: string,
  queryClient: QueryClient = createQueryClient(),
): Promise<RenderedPage> {
  await loadScreens(routes, new URL(`http://localhost${path}`).pathname);

  // In compat mode Emotion keeps the rules in the cache instead of putting <style> tags into the
  // HTML, where they would stand again and again.
  const cache = createCache({ key: 'css', stylisPlugins });
  cache.compat = true;
  const rendered = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <App queryClient={queryClient} prerendered>
          <StaticRouter location={path}>
            <Screens />
          </StaticRouter>
        </App>
      </CacheProvider>
    </StrictMode>,
  );
  return { ...splitTitle(rendered), styles: stylesIn(cache) };
}
