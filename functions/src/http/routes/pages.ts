import type { IRouter, Response } from 'express';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { Deps } from '../../domain/deps.ts';
import { pageFacts } from '../../domain/publishing/page-facts.ts';
import { appShell } from '../app-shell.ts';
import { headTags } from '../page-head.ts';
import { siteRenderer, type SitePage, type SiteRenderer } from '../site-renderer.ts';

/** Seconds after which a page that could not be read is worth asking for again. */
const RETRY_AFTER_S = 5;

const { home, homeAlias, products, blogs } = SITE_PATHS;

/** These and everything below them: what leads to nothing is the site's page as well. */
const PAGES = [home, ...[homeAlias, products, blogs].map((path) => `${path}{/*rest}`)];

/** The policy of every page, and what of styles and script this one carries in itself. */
const policyFor = (policy: string, { styleHashes, scriptHash }: SitePage): string =>
  policy
    .replace(/style-src [^;]*/, (sources) => [sources, ...styleHashes].join(' '))
    .replace(/script-src [^;]*/, (sources) => `${sources} ${scriptHash}`);

function send(res: Response, page: SitePage): void {
  const headers = { ...appShell()?.headers };
  const policy = headers['Content-Security-Policy'];
  if (policy !== undefined) headers['Content-Security-Policy'] = policyFor(policy, page);
  if (page.status === 503) res.set('Retry-After', String(RETRY_AFTER_S));
  res.set({ ...headers, 'Cache-Control': page.cacheControl });
  res.status(page.status).type('html').send(page.html);
}

/** What is gone or cannot be read has nothing to be found for; the page itself says so. */
const headOf = async (deps: Deps, path: string): Promise<string[]> => {
  const facts = await pageFacts(deps, path).catch(() => undefined);
  return facts ? headTags(facts) : [];
};

/** The public pages, whole and with their data; the rest of the site is Hosting's. */
export const pageRoutes = (router: IRouter, deps: Deps): void => {
  let renderer: Promise<SiteRenderer | undefined> | undefined;
  router.get(PAGES, async (req, res, next) => {
    renderer ??= siteRenderer(req.app);
    const render = await renderer;
    if (!render) {
      next();
      return;
    }
    send(res, await render(req.originalUrl, await headOf(deps, req.path)));
  });
};
