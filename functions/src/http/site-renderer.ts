import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import type { FactsOf, RendererModule } from '../contract/site/rendered-page.ts';
import { answerInTime } from '../domain/answer-time.ts';
import type { Deps } from '../domain/deps.ts';
import { takenAlong } from './app-shell.ts';
import type { AskViews } from './ask-views.ts';
import { cachePages, type SiteRenderer } from './page-cache.ts';

const RENDERER = takenAlong('renderer/entry-server.js');

interface Rendering {
  /** When the answers were read that the page is made of; undefined for a failure. */
  times: (number | undefined)[];
  /** When nothing more is waited for, by `performance.now()`. */
  until: number;
}

/** What is being rendered. */
const rendering = new AsyncLocalStorage<Rendering>();

const msToRead = (): number => Math.max(0, (rendering.getStore()?.until ?? 0) - performance.now());

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
      const answer = await ask(path, msToRead());
      rendering.getStore()?.times.push(answer.readAt);
      return answer;
    },
  });
  const renderSite: SiteRenderer = (readMs, url, factsOf, form) => {
    const times: Rendering['times'] = [now()];
    return rendering.run({ times, until: performance.now() + readMs }, async () => {
      // What is gone or cannot be read has nothing to be found for; the page itself says so.
      const factsInTime: FactsOf = (page) =>
        answerInTime(() => factsOf(page), msToRead()).catch(() => undefined);
      const document = await render(url, factsInTime, form);
      return { ...document, readAt: document.status === 200 ? oldestOf(times) : undefined };
    });
  };
  return cachePages(renderSite, { now, publicVersion });
};
