import { ENDPOINTS, type EndpointName } from '@rollwell/functions/contract';
import { answersOf, recordAnswer } from './answer-coverage.ts';

interface Pattern {
  name: EndpointName;
  method: string;
  regex: RegExp;
}

/** `/payment/webhook` before `/payment/:orderId`, which fits it as well. */
const PATTERNS: readonly Pattern[] = (Object.keys(ENDPOINTS) as EndpointName[])
  .map((name) => ({ name, ...ENDPOINTS[name] }))
  .sort((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  .map(({ name, method, path }) => ({
    name,
    method,
    regex: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }));

/** An address or method that makes no call. */
const NO_CALL = 405;
/** The cache of whoever asks has the same. */
const NOT_MODIFIED = 304;

/** The call of the endpoint table behind a method and a path; undefined for none. */
export const callBehind = (method: string, path: string): EndpointName | undefined =>
  PATTERNS.find((each) => each.method === method && each.regex.test(path))?.name;

/**
 * Looks whether the OpenAPI document knows an answer, and keeps that it was met. `code`: why a call
 * failed, since two refusals may have one status.
 * @throws Error naming the call and the answer that it does not list
 */
export const expectDocumented = (
  method: string,
  path: string,
  status: number,
  code?: string,
): void => {
  if (status === NO_CALL || status === NOT_MODIFIED) return;
  const name = callBehind(method, path);
  if (name === undefined) return;
  const answer = code === undefined ? String(status) : `${status} ${code}`;
  if (!answersOf(name).includes(answer))
    throw new Error(`${name} answered ${answer}, which /openapi.json does not list`);
  recordAnswer(name, answer);
};
