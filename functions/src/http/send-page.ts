import type { Request, Response } from 'express';
import { headTags } from '../contract/page-head.ts';
import type { AnsweredForm } from '../contract/rendered-page.ts';
import type { Deps } from '../domain/deps.ts';
import { findPreviews } from '../domain/images/find-previews.ts';
import { pageFacts } from '../domain/publishing/page-facts.ts';
import { appShell } from './app-shell.ts';
import { siteRenderer, type SitePage, type SiteRenderer } from './site-renderer.ts';

/** Seconds after which a page that could not be read is worth asking for again. */
const PAGE_AGAIN_AFTER_S = 5;

/**
 * The policy of every page, for the styles that this one carries in itself in the place of the last
 * ones, which the pages of the build have.
 */
const policyFor = (policy: string, { styleHash }: SitePage): string =>
  policy.replace(
    /style-src [^;]*/,
    (sources) => `${sources.slice(0, sources.lastIndexOf(' '))} ${styleHash}`,
  );

function send(res: Response, page: SitePage, status: number): void {
  const headers = { ...appShell()?.headers };
  const policy = headers['Content-Security-Policy'];
  if (policy !== undefined) headers['Content-Security-Policy'] = policyFor(policy, page);
  if (status === 503) res.set('Retry-After', String(PAGE_AGAIN_AFTER_S));
  res.set({ ...headers, 'Cache-Control': page.cacheControl });
  res.status(status).type('html').send(page.html);
}

/** What is gone or cannot be read has nothing to be found for; the page itself says so. */
const headOf = async (deps: Deps, path: string): Promise<string[]> => {
  const facts = await pageFacts(deps, path).catch(() => undefined);
  return facts ? headTags(facts) : [];
};

/** Answers with the site's page at the path that was asked for; false where the site was not built. */
export type PageSender = (req: Request, res: Response, answered?: AnsweredForm) => Promise<boolean>;

/** Makes what answers with pages; the renderer is loaded for the first one. */
export const pageSender = (deps: Deps): PageSender => {
  let renderer: Promise<SiteRenderer | undefined> | undefined;
  return async (req, res, answered) => {
    renderer ??= siteRenderer(req.app, findPreviews(deps));
    const render = await renderer;
    if (!render) return false;
    const page = await render(req.originalUrl, await headOf(deps, req.path), answered);
    send(res, page, answered?.status ?? page.status);
    return true;
  };
};
