import type { ApiAnswer } from '../contract/site/rendered-page.ts';
import { AppError } from '../contract/api/app-error.ts';
import { ENDPOINTS, type EndpointName } from '../contract/api/endpoints.ts';
import { answerInTime } from '../domain/answer-time.ts';
import type { Deps } from '../domain/deps.ts';
import { refusalOf, toErrorBody } from './error-handler.ts';
import { viewsOf, type Headers } from './mount-view.ts';
import { checkQuery } from './validation/checks.ts';

/** An answer, and when what it says was read (milliseconds since 1970); undefined for a refusal. */
interface ViewAnswer extends ApiAnswer {
  readAt: number | undefined;
}

/** GETs a public call of this very API, `/product?limit=6`, which fails after `withinMs`. */
export type AskViews = (path: string, withinMs?: number) => Promise<ViewAnswer>;

const answerOf = (
  status: number,
  body: unknown,
  headers: Headers,
  readAt?: number,
): ViewAnswer => ({
  readAt,
  ok: status < 300,
  status,
  headers: { get: (name) => headers.get(name.toLowerCase()) ?? null },
  json: () => Promise.resolve(body),
});

/** The parameters in a path, where it is one of the call; undefined where it is another. */
const paramsIn = (name: EndpointName, pathname: string): Record<string, string> | undefined => {
  const pattern = ENDPOINTS[name].path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(pathname);
  if (!found) return undefined;
  const entries = Object.entries(found.groups ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, decodeURIComponent(value)]));
};

/**
 * Answers public calls within the process, as the API does over the network: a page shows what the call
 * answers, and both come from the same use case.
 */
export const askViews =
  (deps: Deps): AskViews =>
  async (path, withinMs) => {
    const headers: Headers = new Map();
    try {
      const [pathname = ''] = path.split('?');
      for (const [name, answer] of viewsOf(deps)) {
        const params = paramsIn(name, pathname);
        if (!params) continue;
        const asked = { params, query: checkQuery(name, path) };
        const { body, readAt } = await answerInTime(
          () => answer(deps.cachedReads, asked, headers),
          withinMs,
        );
        return answerOf(200, body, headers, readAt);
      }
      throw new AppError('not_found');
    } catch (error) {
      const { refusal, retryAfter } = refusalOf(error, { method: 'GET' });
      if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
      return answerOf(refusal.status, toErrorBody(refusal), headers);
    }
  };
