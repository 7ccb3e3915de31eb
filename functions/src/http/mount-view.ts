import type { IRouter, Request, Response } from 'express';
import type { EndpointQuery, EndpointResponse } from '../contract/api/endpoint-schemas.ts';
import { ENDPOINTS, type EndpointName, type EndpointParams } from '../contract/api/endpoints.ts';
import { answerInTime } from '../domain/answer-time.ts';
import type { Deps } from '../domain/deps.ts';
import type { PublicReads } from '../domain/public-reads/public-reads.ts';
import type { Dated } from '../domain/public-reads/read-cache.ts';
import { allowCaching, wantsPresent } from './cache-headers.ts';
import { enter } from './mount.ts';
import { msLeft } from './time-left.ts';

/** The calls that answer everybody alike. */
type ViewName = {
  [Name in EndpointName]: (typeof ENDPOINTS)[Name] extends { method: 'GET'; access: 'anyone' }
    ? Name
    : never;
}[EndpointName];

interface Asked<Name extends ViewName> {
  params: EndpointParams<Name>;
  query: EndpointQuery<Name>;
}

/** By their names in lower case. */
export type Headers = Map<string, string>;

interface Showing<Name extends ViewName, Value> {
  look: (reads: PublicReads, asked: Asked<Name>) => Promise<Dated<Value>>;
  /** What the answer's body says of the view; headers are set at once. */
  bodyOf: (
    res: { set: (name: string, value: string) => unknown },
    value: Value,
  ) => EndpointResponse<Name>;
}

/** What a call answers: its body, and since when it is known. */
interface ViewAnswer {
  body: unknown;
  readAt: number;
}

type AnswerView = (reads: PublicReads, asked: unknown, headers: Headers) => Promise<ViewAnswer>;

const mounted = new WeakMap<Deps, Map<ViewName, AnswerView>>();

/** The public views that were put on a router, in that order. */
export const viewsOf = (deps: Deps): ReadonlyMap<ViewName, AnswerView> =>
  mounted.get(deps) ?? new Map<ViewName, AnswerView>();

/**
 * Puts a public view on a router: for visitors the one that is kept, for whoever sends a token the
 * one of this moment. Who has the same already is answered with 304.
 */
export const mountView = <Name extends ViewName, Value extends object>(
  router: IRouter,
  deps: Deps,
  name: Name,
  { look, bodyOf }: Showing<Name, Value>,
): void => {
  const answer: AnswerView = async (reads, asked, headers) => {
    // The table ties the name to these types; TypeScript cannot follow it through what is checked.
    const { value, readAt } = await look(reads, asked as Asked<Name>);
    const set = (header: string, text: string) => headers.set(header.toLowerCase(), text);
    return { body: bodyOf({ set }, value), readAt };
  };
  mounted.set(deps, new Map([...viewsOf(deps), [name, answer]]));
  const show = async (req: Request, res: Response): Promise<void> => {
    const asked = await enter(deps, name, req);
    const reads = wantsPresent(req) ? deps.presentReads : deps.cachedReads;
    const headers: Headers = new Map();
    const { body, readAt } = await answer(reads, asked, headers);
    allowCaching(req, res, deps.now() - readAt);
    res.set(Object.fromEntries(headers));
    res.json(body);
  };
  router.get(ENDPOINTS[name].path, (req, res) => answerInTime(() => show(req, res), msLeft(res)));
};
