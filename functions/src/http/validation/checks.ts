import type { Request } from 'express';
import {
  ENDPOINT_SCHEMAS,
  type EndpointBody,
  type EndpointQuery,
} from '../../contract/api/endpoint-schemas.ts';
import type { EndpointName } from '../../contract/api/endpoints.ts';
import { jsonBody } from '../raw-body.ts';
import { parseQuery } from './parse-query.ts';
import { type ObjectSchema, validateBody, validateQuery } from './validate.ts';

/** What a call is asked with, as its schemas have it; nothing where it takes nothing. */
export interface Asked<Name extends EndpointName> {
  body: EndpointBody<Name>;
  query: EndpointQuery<Name>;
}

const schemasOf = (name: EndpointName): { body?: unknown; query?: unknown; response: unknown } =>
  ENDPOINT_SCHEMAS[name];

/**
 * The body of a call, from JSON or from the fields of a form.
 * @throws AppError as `validateBody` does.
 */
export const checkBody = <Name extends EndpointName>(
  name: Name,
  value: unknown,
): EndpointBody<Name> =>
  // The table ties the name to these types; TypeScript cannot follow it into the schemas.
  validateBody(schemasOf(name).body as ObjectSchema<EndpointBody<Name>>, value);

/**
 * The query in the address of a call.
 * @throws AppError as `validateQuery` does.
 */
export const checkQuery = (name: EndpointName, address: string): unknown => {
  const { query } = schemasOf(name);
  return query && validateQuery(query as ObjectSchema<unknown>, parseQuery(address));
};

/**
 * Body and query of a request.
 * @throws AppError as `validateBody` and `validateQuery` do.
 */
export const checkRequest = <Name extends EndpointName>(name: Name, req: Request): Asked<Name> => {
  const { body } = schemasOf(name);
  return {
    body: body && checkBody(name, jsonBody(req)),
    query: checkQuery(name, req.url),
  } as Asked<Name>;
};
