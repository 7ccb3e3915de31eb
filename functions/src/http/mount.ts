import type { IRouter, Request, Response } from 'express';
import type {
  EndpointBody,
  EndpointQuery,
  EndpointResponse,
} from '../contract/api/endpoint-schemas.ts';
import {
  ENDPOINTS,
  type Access,
  type EndpointName,
  type EndpointParams,
} from '../contract/api/endpoints.ts';
import { answerInTime } from '../domain/answer-time.ts';
import { requireEmail } from '../domain/caller.ts';
import type { Deps } from '../domain/deps.ts';
import { authenticate, type CallerOf } from './authenticate.ts';
import { allowCaching } from './cache-headers.ts';
import { noteCall } from './call-log.ts';
import { locationOf } from './responses.ts';
import { msLeft } from './time-left.ts';
import { checkRequest } from './validation/checks.ts';

/** A call after every check at the door: who calls, and what is asked, validated. */
export interface Call<Name extends EndpointName> {
  deps: Deps;
  caller: CallerOf<(typeof ENDPOINTS)[Name]['access']>;
  params: EndpointParams<Name>;
  body: EndpointBody<Name>;
  query: EndpointQuery<Name>;
  req: Request;
  res: Response;
}

export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<EndpointResponse<Name>>;

interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  email?: 'self' | 'selfOrAdmin';
  status: number;
}

/** Authenticate, authorise, validate: in this order, so that a stranger learns nothing of the fields. */
export const enter = async (deps: Deps, name: EndpointName, req: Request) => {
  const { access, email }: Endpoint = ENDPOINTS[name];
  const params = req.params as Record<string, string>;
  const caller = await authenticate(deps, access, req);
  if (email && caller) requireEmail(caller, params.email ?? '', email);
  return { caller, params, ...checkRequest(name, req) };
};

/**
 * Puts a call of the endpoint table on a router. The table has its path, method, status and who may;
 * the schemas beside it check body and query before the handler runs. It is answered in time, whatever
 * it waits for.
 */
export const mount = <Name extends EndpointName>(
  router: IRouter,
  deps: Deps,
  name: Name,
  handler: Handler<Name>,
): void => {
  const { method, path, access, status }: Endpoint = ENDPOINTS[name];
  const answer = async (req: Request, res: Response): Promise<void> => {
    noteCall(res, name, path, req.params as Record<string, string>);
    const entered = await enter(deps, name, req);
    // The table ties the name to these types; TypeScript cannot follow it through `enter`.
    const call = { deps, req, res, ...entered } as unknown as Call<Name>;
    const body = await handler(call);
    if (method === 'GET' && access === 'anyone') allowCaching(req, res);
    const location = locationOf(name, body);
    if (location !== undefined) res.set('Location', location);
    res.status(status).json(body);
  };
  router[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](path, (req, res) =>
    answerInTime(() => answer(req, res), msLeft(res)),
  );
};
