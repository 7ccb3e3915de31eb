import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { AnsweredForm, FactsOf } from '../contract/site/rendered-page.ts';
import { RENDER_MS } from '../domain/answer-time.ts';
import type { Deps } from '../domain/deps.ts';
import { pageFacts } from '../domain/publishing/page-facts.ts';
import { appShell } from './app-shell.ts';
import { askViews } from './ask-views.ts';
import { PRIVATE, publicFor } from './cache-headers.ts';
import type { SitePage, SiteRenderer } from './page-cache.ts';
import { siteRenderer } from './site-renderer.ts';
import { msLeft } from './time-left.ts';

/** Seconds after which a page that could not be read is worth asking for again. */
const PAGE_AGAIN_AFTER_S = 5;

/** The hash of each block of styles in a page, as a Content-Security-Policy names it. */
const styleHashes = (html: string): string =>
  html
    .split('<style')
    .slice(1)
    .map((rest) => rest.slice(rest.indexOf('>') + 1, rest.indexOf('</style>')))
    .map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    .join(' ');

/** The policy of every page, and for this one what it carries in itself: its styles and its one script. */
const policyFor = (policy: string, { html, scriptHash }: SitePage): string =>
  policy
    .replace("script-src 'self'", `script-src 'self' ${scriptHash}`)
    .replace("style-src 'self'", `style-src 'self' ${styleHashes(html)}`);

function send(
  res: Response,
  page: SitePage,
  { status, now }: { status: number; now: number },
): void {
  const headers = { ...appShell()?.headers };
  const policy = headers['Content-Security-Policy'];
  if (policy !== undefined) headers['Content-Security-Policy'] = policyFor(policy, page);
  if (status === 503) res.set('Retry-After', String(PAGE_AGAIN_AFTER_S));
  res.set({
    ...headers,
    'Cache-Control': page.readAt === undefined ? PRIVATE : publicFor(now - page.readAt),
  });
  res.status(status).type('html').send(page.html);
}

/** Answers with the site's page at the path that was asked for; false where the site was not built. */
export type PageSender = (req: Request, res: Response, answered?: AnsweredForm) => Promise<boolean>;

/** Makes what answers with pages; the renderer is loaded for the first one. */
export const pageSender = (deps: Deps): PageSender => {
  let renderer: Promise<SiteRenderer | undefined> | undefined;
  return async (req, res, answered) => {
    renderer ??= siteRenderer(deps, askViews(deps));
    const render = await renderer;
    if (!render) return false;
    const factsOf: FactsOf = (page) => pageFacts(deps, page);
    const readMs = Math.max(0, msLeft(res) - RENDER_MS);
    const page = await render(readMs, req.originalUrl, factsOf, answered);
    // The answer to a form that was given up may have come first after all.
    if (res.headersSent) return true;
    send(res, page, { status: answered?.status ?? page.status, now: deps.now() });
    return true;
  };
};
