import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import type {
  AskApi,
  RenderDocument,
  RenderedDocument,
  RendererModule,
} from '../contract/site/rendered-page.ts';
import { takenAlong } from './app-shell.ts';
import { allowedByAll } from './cache-headers.ts';

const RENDERER = takenAlong('renderer/entry-server.js');

/** A page, and how long it may be kept: as long as everything that it shows. */
export interface SitePage extends RenderedDocument {
  cacheControl: string;
}

/** Renders a page as `RenderDocument` says. */
export type SiteRenderer = (...asked: Parameters<RenderDocument>) => Promise<SitePage>;

/** The Cache-Control of the answers that a page is made of, while it is rendered. */
const answered = new AsyncLocalStorage<string[]>();

/**
 * What renders the site's public pages, loaded when the first one is asked for.
 *
 * @param ask answers what a page asks of the API
 * @returns undefined where the site was not built
 */
export const siteRenderer = async (ask: AskApi): Promise<SiteRenderer | undefined> => {
  if (!existsSync(RENDERER)) return undefined;
  const { createRenderer } = (await import(RENDERER.href)) as RendererModule;
  const render = createRenderer({
    get: async (path) => {
      const answer = await ask(path);
      answered.getStore()?.push(answer.headers.get('Cache-Control') ?? '');
      return answer;
    },
  });
  return (url, factsOf, form) => {
    const controls: string[] = [];
    return answered.run(controls, async () => {
      const page = await render(url, factsOf, form);
      const kept = page.status === 200 && !form;
      return { ...page, cacheControl: allowedByAll(kept ? controls : ['']) };
    });
  };
};
