import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { RenderedPage } from '../src/page-data.ts';
import { fillTemplate } from '../src/page-template.ts';
import { buildStartOnIntent } from './start-script.ts';

interface DevPages {
  /** Where the API answers: `http://127.0.0.1:5000`. */
  apiOrigin: string;
  /** Paths at which Hosting serves the app without a rendered page. */
  appPaths: RegExp;
  browserTargets: string[];
}

/** What `src/entry-server.tsx` exports. */
interface ServerEntry {
  connectLocalApi: (ask: (path: string) => Promise<Response>) => void;
  renderPage: (url: string) => Promise<RenderedPage>;
  colorSchemeScript: () => string;
}

const ENTRY = '/src/entry-client.tsx';
const ENTRY_TAG = `<script type="module" src="${ENTRY}"></script>`;
const FONTS_TAG = '<link rel="stylesheet" href="/src/app/theme/fonts.css">';

/** The page at an address, rendered from source with what the API answers. */
async function renderFromSource(
  vite: ViteDevServer,
  url: string,
  { apiOrigin, browserTargets }: DevPages,
): Promise<{ html: string; status: number }> {
  const server = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
  server.connectLocalApi((path) => fetch(apiOrigin + path));
  const page = await server.renderPage(url);
  const script = `${server.colorSchemeScript()}\n${await buildStartOnIntent(browserTargets)}`;
  const document = readFileSync(join(vite.config.root, 'index.html'), 'utf8');
  const html = await vite.transformIndexHtml(url, document.replace(ENTRY_TAG, ''));
  const template = {
    html,
    entry: ENTRY,
    modules: [],
    pages: {},
    scriptHash: '',
    script,
    styles: '',
  };
  const tags = {
    script: { begin: '<script', end: `>${script}</script>` },
    styles: FONTS_TAG,
    head: undefined,
  };
  return { status: page.status, html: fillTemplate(template, page, tags) };
}

/**
 * Under `npm run dev`: answers navigations as Hosting does, with pages that are rendered on the server
 * and begin the app on intent, or with the bare document where nobody but the app shows the page.
 */
export const renderInDev = (pages: DevPages): Plugin => ({
  name: 'render-in-dev',
  apply: 'serve',
  config: () => ({ appType: 'custom' }),
  configureServer: (vite) => () => {
    vite.middlewares.use((req, res, next) => {
      const url = req.originalUrl ?? '/';
      if (req.method !== 'GET' || !req.headers.accept?.includes('text/html')) return next();
      const answer = async () => {
        const [path = ''] = url.split('?');
        if (!pages.appPaths.test(path)) return renderFromSource(vite, url, pages);
        const document = readFileSync(join(vite.config.root, 'index.html'), 'utf8');
        return { status: 200, html: await vite.transformIndexHtml(url, document) };
      };
      answer().then(({ status, html }) => {
        res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      }, next);
    });
  },
});
