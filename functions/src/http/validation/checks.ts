import { AppError } from '../../contract/app-error.ts';
import { VALIDATION } from '../../contract/validation-messages.ts';
import type { Request } from 'express';
import {
  ENDPOINT_SCHEMAS,
  type EndpointBody,
  type EndpointQuery,
} from '../../contract/endpoint-schemas.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { jsonBody } from '../raw-body.ts';
import { type ObjectSchema, validateBody, validateQuery } from './validate.ts';

/**
 * The query of a request, read from its address because the functions runtime has put its own
 * idea of it into `req.query`.
 * @throws AppError `validation_failed` for a parameter that comes twice.
 */
export const parseQuery = (address: string): Record<string, string> => {
  // Behind the first question mark: not every address that a request may have is one to `URL`.
  const [, query = ''] = /^[^?]*\?(.*)$/s.exec(address) ?? [];
  const searchParams = new URLSearchParams(query);
  const repeated = [...searchParams.keys()].filter((key) => searchParams.getAll(key).length > 1);
  if (repeated.length > 0) {
    const fields = Object.fromEntries(repeated.map((key) => [key, VALIDATION.repeated]));
    throw new AppError('validation_failed', { fields });
  }
  return Object.fromEntries(searchParams);
};

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
