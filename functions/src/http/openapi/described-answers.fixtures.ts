import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { EndpointName } from '../../contract/api/endpoints.ts';
import { COMPONENTS } from './components.ts';
import { operationOf } from './operation.ts';

interface Described {
  headers?: Record<string, object>;
  content: { 'application/json': { schema: object } };
}

/** Headers that say something about an answer of ours, and so are described where they come. */
const TOLD = [
  'x-next-cursor',
  'location',
  'idempotent-replayed',
  'retry-after',
  'www-authenticate',
];
/** Those of them that never fail where they are described. */
const SURE = ['retry-after', 'www-authenticate'];

/** A copy of a schema in which an object has the fields that it describes and no others. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]));
  return 'properties' in copy && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
};

const ajv = addFormats.default(
  new Ajv2020({ strict: true, allowUnionTypes: true, multipleOfPrecision: 6 }),
);
ajv.addVocabulary(['components']);
const components = { schemas: closed(COMPONENTS.schemas) };

const describedAs = (name: EndpointName, status: number): Described | undefined =>
  (operationOf(name).responses as Record<string, Described>)[status];

const compiled = new Map<string, ValidateFunction>();
const validatorOf = (name: EndpointName, status: number, { content }: Described) => {
  const key = `${name} ${status}`;
  const known = compiled.get(key);
  if (known) return known;
  const schema = closed(content['application/json'].schema) as object;
  const made = ajv.compile({ ...schema, components });
  compiled.set(key, made);
  return made;
};

const headerFaults = ({ headers: described = {} }: Described, headers: Headers): string[] => {
  const names = Object.keys(described).map((name) => name.toLowerCase());
  const untold = TOLD.filter((name) => headers.has(name) && !names.includes(name));
  const missing = SURE.filter((name) => names.includes(name) && !headers.has(name));
  return [...untold.map((name) => `has ${name}`), ...missing.map((name) => `lacks ${name}`)];
};

/**
 * Looks whether an answer is as the OpenAPI document describes it, in its body to the last field and
 * in the headers that it describes.
 * @throws Error that says how it differs
 */
export const expectDescribed = (
  name: EndpointName,
  { status, headers, body }: { status: number; headers: Headers; body: unknown },
): void => {
  const described = describedAs(name, status);
  if (!described) return;
  const validate = validatorOf(name, status, described);
  const faults = headerFaults(described, headers);
  if (!validate(body)) faults.push(ajv.errorsText(validate.errors, { dataVar: 'body' }));
  if (faults.length > 0)
    throw new Error(`${name} answered ${status} otherwise than described: ${faults.join('; ')}`);
};
