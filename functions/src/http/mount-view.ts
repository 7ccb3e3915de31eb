import type { IRouter, Request, Response } from 'express';
import type { EndpointQuery, EndpointResponse } from '../contract/endpoint-schemas.ts';
import { ENDPOINTS, type EndpointName, type EndpointParams } from '../contract/endpoints.ts';
import type { Deps } from '../domain/deps.ts';
import type { PublicReads } from '../domain/public-reads/public-reads.ts';
import type { Dated } from '../domain/public-reads/read-cache.ts';
import { allowCaching, wantsPresent } from './cache-headers.ts';
import { enter } from './mount.ts';
import { writtenViews } from './written-view.ts';

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

interface Showing<Name extends ViewName, Value> {
  look: (reads: PublicReads, asked: Asked<Name>) => Promise<Dated<Value>>;
  /** What the answer's body says of the view; headers are set at once. */
  bodyOf: (res: Response, value: Value) => EndpointResponse<Name>;
}

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
  const writtenView = writtenViews();
  router.get(ENDPOINTS[name].path, async (req: Request, res: Response): Promise<void> => {
    const asked = await enter(deps, name, req);
    // The table ties the name to these types; TypeScript cannot follow it through `enter`.
    const reads = wantsPresent(req) ? deps.presentReads : deps.cachedReads;
    const view = await look(reads, asked as unknown as Asked<Name>);
    const { text, etag } = writtenView(view.value, bodyOf(res, view.value));
    allowCaching(req, res, deps.now() - view.readAt);
    res.set('ETag', etag).type('json').send(text);
  });
};
