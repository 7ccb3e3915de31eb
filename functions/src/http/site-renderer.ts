import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import type { RendererModule } from '../contract/site/rendered-page.ts';
import type { Deps } from '../domain/deps.ts';
import { takenAlong } from './app-shell.ts';
import type { AskViews } from './ask-views.ts';
import { cachePages, type SiteRenderer } from './page-cache.ts';

const RENDERER = takenAlong('renderer/entry-server.js');

/** When the answers were read that a page is made of, while it is rendered; undefined for a failure. */
const readTimes = new AsyncLocalStorage<(number | undefined)[]>();

const oldestOf = (times: readonly (number | undefined)[]): number | undefined =>
  times.includes(undefined) ? undefined : Math.min(...(times as number[]));

/**
 * What renders the site's public pages, loaded when the first one is asked for.
 *
 * @param ask answers what a page asks of the API
 * @returns undefined where the site was not built
 */
export const siteRenderer = async (
  { now, publicVersion }: Pick<Deps, 'now' | 'publicVersion'>,
  ask: AskViews,
): Promise<SiteRenderer | undefined> => {
  if (!existsSync(RENDERER)) return undefined;
  const { createRenderer } = (await import(RENDERER.href)) as RendererModule;
  const render = createRenderer({
    get: async (path) => {
      const answer = await ask(path);
      readTimes.getStore()?.push(answer.readAt);
      return answer;
    },
  });
  const renderSite: SiteRenderer = (url, factsOf, form) => {
    const times: (number | undefined)[] = [now()];
    return readTimes.run(times, async () => {
      const document = await render(url, factsOf, form);
      return { ...document, readAt: document.status === 200 ? oldestOf(times) : undefined };
    });
  };
  return cachePages(renderSite, { now, publicVersion });
};
