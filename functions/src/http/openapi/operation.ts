import type { ISchema, Schema } from 'yup';
import { IDEMPOTENCY_KEY_LENGTH } from '../../contract/constants.ts';
import { ENDPOINT_SCHEMAS } from '../../contract/api/endpoint-schemas.ts';
import { type Access, type EndpointName, ENDPOINTS, HEADER } from '../../contract/api/endpoints.ts';
import { ERRORS, TRY_AGAIN, type ErrorCode } from '../../contract/api/error-codes.ts';
import { takesKey } from '../../contract/api/repeated-calls.ts';
import { requiredEmail } from '../../contract/schemas/fields.ts';
import { KEY_PATTERN } from '../../domain/idempotency.ts';
import { hasLocation } from '../responses.ts';
import { schemaOf, UPLOAD_BODY } from './components.ts';
import { failuresOf } from './failures.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';
import { templateOf } from './path-template.ts';
import { SUMMARIES } from './summaries.ts';

type Part = Record<string, unknown>;

interface Schemas {
  body?: ISchema<unknown>;
  query?: ISchema<unknown>;
  response: ISchema<unknown>;
}

const SECURITY: Record<Access, Part[]> = {
  anyone: [],
  idToken: [{ idToken: [] }],
  user: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
  gateway: [{ signature: [] }],
  uploadKey: [{ uploadKey: [] }],
};

const json = (schema: JsonSchema): Part => ({ 'application/json': { schema } });

const parametersOf = (name: EndpointName, { query }: Schemas): Part[] => {
  const isEmail = ENDPOINTS[name].path.includes(':email');
  const path = [...templateOf(name).matchAll(/\{(\w+)\}/g)].map(([, key]) => ({
    name: key,
    in: 'path',
    required: true,
    schema: isEmail ? schemaOf(requiredEmail()) : { type: 'string' },
  }));
  const { properties = {}, required = [] } = (
    query ? toJsonSchema((query as Schema).describe()) : {}
  ) as { properties?: Record<string, JsonSchema>; required?: readonly string[] };
  const search = Object.entries(properties).map(([key, schema]) => ({
    name: key,
    in: 'query',
    ...(required.includes(key) && { required: true }),
    schema,
  }));
  const isSignedIn = ['user', 'admin'].includes(ENDPOINTS[name].access);
  const key = {
    name: HEADER.idempotencyKey,
    in: 'header',
    description: 'The same key and body answers the first result again for 24 hours',
    schema: {
      type: 'string',
      minLength: isSignedIn ? IDEMPOTENCY_KEY_LENGTH.min : IDEMPOTENCY_KEY_LENGTH.minOfVisitor,
      maxLength: IDEMPOTENCY_KEY_LENGTH.max,
      pattern: KEY_PATTERN.source,
    },
  };
  return [...path, ...search, ...(takesKey(name) ? [key] : [])];
};

const bodyOf = (name: EndpointName, { body }: Schemas): Part | undefined => {
  if (name === 'uploadImage')
    return { required: true, content: { 'multipart/form-data': { schema: UPLOAD_BODY } } };
  if (name === 'paymentWebhook') return { required: true, content: json({ type: 'object' }) };
  // One of which nothing is needed may be missing.
  const required = body && !(body as Schema).isValidSync({});
  return body && { required, content: json(schemaOf(body)) };
};

const header = (description: string): Part => ({ description, schema: { type: 'string' } });

const isPaged = (query: ISchema<unknown> | undefined): boolean =>
  query !== undefined && 'fields' in query && 'cursor' in (query.fields as object);

const headersOf = (name: EndpointName, { query }: Schemas): Part => ({
  ...(isPaged(query) && {
    [HEADER.nextCursor]: header('The cursor of the next page; missing on the last'),
  }),
  ...(hasLocation(name) && { Location: header('Where what was made can be got') }),
  ...(takesKey(name) && {
    [HEADER.idempotentReplayed]: header('`true` when this is the answer to an earlier call'),
  }),
});

const failure = (status: number, codes: ErrorCode[]): Part => ({
  description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join(' '),
  ...(TRY_AGAIN.includes(status) && { headers: { 'Retry-After': header('Seconds to wait') } }),
  ...(status === 401 && { headers: { 'WWW-Authenticate': header('How to sign in (RFC 6750)') } }),
  content: json({ $ref: '#/components/schemas/Error' }),
});

const failureResponses = (name: EndpointName): Part => {
  const codes = failuresOf(name);
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      failure(
        status,
        codes.filter((code) => ERRORS[code].status === status),
      ),
    ]),
  );
};

/** The OpenAPI operation of a call. */
export const operationOf = (name: EndpointName): Part => {
  const { path, access, status } = ENDPOINTS[name];
  const schemas: Schemas = ENDPOINT_SCHEMAS[name];
  const requestBody = bodyOf(name, schemas);
  return {
    operationId: name,
    summary: SUMMARIES[name],
    tags: [path.split('/')[1]?.replace('.json', '')],
    security: SECURITY[access],
    parameters: parametersOf(name, schemas),
    ...(requestBody && { requestBody }),
    responses: {
      [String(status)]: {
        description: 'Success',
        headers: headersOf(name, schemas),
        content: json(schemaOf(schemas.response)),
      },
      ...failureResponses(name),
    },
  };
};
