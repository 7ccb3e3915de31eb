import { readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { headTags } from '@rollwell/functions/contract/page-head';
import type { RenderDocument, RendererSetup } from '@rollwell/functions/contract/rendered-page';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import type { PageHandle } from './app/lazy-page.tsx';
import { createQueryClient } from './app/query-client.ts';
import { routes } from './app/routes.tsx';
import { COLOR_SCHEME_ATTRIBUTE } from './app/theme/theme.ts';
import { ApiError } from './lib/api/api-error.ts';
import { PAGE_PARAM, pageOf } from './lib/api/pages.ts';
import { connectLocalApi } from './lib/api/request.ts';
import { PRODUCT_NAME } from './lib/page-title.ts';
import { withoutLastSlash } from './lib/paths.ts';
import { ANSWERED_FORM } from './lib/answered-form.ts';
import { loaderContext } from './lib/router/page.ts';
import { fillTemplate, type PageTemplate } from './page-template.ts';
import type { PageData, RenderedPage } from './page-data.ts';

/** The script by which the colours that somebody has chosen are there before the first paint. */
export const colorSchemeScript = (): string =>
  renderToStaticMarkup(<InitColorSchemeScript attribute={COLOR_SCHEME_ATTRIBUTE} />).replace(
    /^<script[^>]*>|<\/script>$/g,
    '',
  );

const handler = createStaticHandler(routes);

/** React puts the title of a page that is rendered without a head in front of it, as HTML. */
function splitTitle(rendered: string): { html: string; title: string } {
  const [tag, title = PRODUCT_NAME] = /^<title[^>]*>([^<]*)<\/title>/.exec(rendered) ?? [''];
  return { html: rendered.slice(tag.length), title };
}

const isFailure = (error: unknown): boolean =>
  error !== null && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

/** 404 for what is gone, 503 where something of the page could not be read. */
function statusOf(client: QueryClient, statusCode: number): RenderedPage['status'] {
  if (statusCode === 404) return 404;
  const failed = client
    .getQueryCache()
    .getAll()
    .some(({ state, meta }) => isFailure(state.error) && meta?.optional !== true);
  return failed ? 503 : 200;
}

/** What was read, with the time at which it was: the same data give the same bytes. */
function dehydrated(client: QueryClient): PageData['queries'] {
  const { queries, ...others } = dehydrate(client);
  return {
    ...others,
    queries: queries.map((query) => ({ ...query, dehydratedAt: query.state.dataUpdatedAt })),
  };
}

/**
 * Renders a public page to HTML, as a visitor sees it.
 *
 * @param url path and query, such as `/products?q=frame`
 * @throws where the address leads to another one
 */
export async function renderPage(
  url: string,
  client: QueryClient = createQueryClient(),
): Promise<RenderedPage> {
  const request = new Request(`http://localhost${url}`);
  const context = await handler.query(request, { requestContext: loaderContext(client) });
  if (context instanceof Response) throw new Error(`${url} leads to another page.`);
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const { html, title } = splitTitle(
    renderToString(
      <App queryClient={client} styles={cache} prerendered>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    ),
  );
  const match = context.matches.at(-1);
  if (!match) throw new Error(`${url} leads to no route.`);
  const { page, description } = match.route.handle as PageHandle;
  const isNotFound = match.route.path === '*';
  const { loaderData, errors } = context;
  return {
    html,
    title,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
    page,
    description:
      typeof description === 'function'
        ? description(client, context.location.pathname)
        : description,
    params: match.params,
    status: isNotFound ? 404 : statusOf(client, context.statusCode),
    data: {
      path: isNotFound ? '*' : withoutLastSlash(context.location.pathname),
      router: { loaderData, errors },
      queries: dehydrated(client),
    },
  };
}

/** The page of a whole list; 1 where it is searched, sorted or narrowed. */
function listPageOf(url: string): number {
  const { searchParams } = new URL(url, 'http://localhost');
  const isWhole = [...searchParams.keys()].every((key) => key === PAGE_PARAM);
  return isWhole ? pageOf(searchParams) : 1;
}

/** Makes what renders the public pages of a shop whose API is asked by `get`. */
export function createRenderer({ get }: RendererSetup): RenderDocument {
  connectLocalApi(get);
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const template: PageTemplate = {
    ...(JSON.parse(read('page-parts.json')) as Omit<PageTemplate, 'html'>),
    html: read('page.html'),
  };
  const script = { begin: '<script', end: `>${template.script}</script>` };
  return async (url, factsOf, answered) => {
    const client = createQueryClient();
    if (answered) client.setQueryData(ANSWERED_FORM, answered);
    const page = await renderPage(url, client);
    const { params, data, status } = page;
    const { id = '' } = params;
    const at = { ...page, id, path: data.path, listPage: listPageOf(url) };
    const facts = status === 200 ? await factsOf(at) : undefined;
    const tags = { script, styles: template.styles, head: facts && headTags(facts) };
    return {
      status,
      html: fillTemplate(template, page, tags),
      scriptHash: template.scriptHash,
    };
  };
}
export { connectLocalApi } from './lib/api/request.ts';
export { fillTemplate } from './page-template.ts';
