import fc from 'fast-check';
import type { OperationDocument } from './document.ts';
import { nastyJson, nastyPart, nastyQueryValue, type Json } from './nasty-values.ts';
import { CALLERS, bearerOf, type CallerName } from './people.ts';

/** A request to one operation, as it goes over the wire. */
export interface FuzzedRequest {
  operation: OperationDocument;
  caller: CallerName;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** What a field could well hold. */
export type Examples = Readonly<Record<string, Json>>;

/** Mostly what fits, so that the rest of the request is read as well. */
const mostly = <Value>(fits: fc.Arbitrary<Value>, nasty: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fits, weight: 4 }, { arbitrary: nasty, weight: 1 });

const pathOf = ({ path }: OperationDocument, ids: readonly string[]): fc.Arbitrary<string> => {
  const parts = path
    .split('/')
    .map((part) =>
      part.startsWith('{')
        ? mostly(fc.constantFrom(...ids.map(encodeURIComponent)), nastyPart())
        : fc.constant(part),
    );
  return fc.tuple(...parts).map((all) => all.join('/'));
};

const queryOf = ({ query }: OperationDocument): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...query, '__proto__', 'constructor', 'limit[]', '%');
  return fc
    .array(fc.tuple(name, nastyQueryValue()), { maxLength: 2 })
    .map((pairs) =>
      pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`,
    );
};

const member = ([name, value]: readonly [string, Json]): string =>
  `${JSON.stringify(name)}:${value}`;

/** An object of JSON with the operation's fields, one or more of them nasty, and perhaps strays. */
const bodyOf = ({ fields }: OperationDocument, examples: Examples): fc.Arbitrary<Json> => {
  const members = fields.map((name) => {
    const fits = fc.constant(examples[name] ?? '"Somebody"');
    return fc.option(
      mostly(fits, nastyJson()).map((value) => member([name, value])),
      {
        freq: 12,
        nil: undefined,
      },
    );
  });
  const stray = fc
    .tuple(fc.constantFrom('__proto__', 'constructor', 'toString', '', 'uid', 'role'), nastyJson())
    .map(member);
  const all = fc.tuple(fc.tuple(...members), fc.option(stray, { freq: 2, nil: undefined }));
  return all.map(
    ([given, more]) => `{${[...given, more].filter((each) => each !== undefined).join(',')}}`,
  );
};

const BROKEN_BODIES: readonly Json[] = [
  '',
  '{',
  '\ufeff{}',
  '[1,2',
  'undefined',
  '"',
  '{"a":1}}',
  '\0',
];

/** Headers of which most are as they should be; an empty one is left out. */
const headersOf = (caller: CallerName): fc.Arbitrary<Record<string, string>> =>
  fc
    .record({
      'content-type': mostly(
        fc.constant('application/json'),
        fc.constantFrom('application/json; charset=latin1', 'text/plain', 'multipart/form-data'),
      ),
      'idempotency-key': mostly(fc.constant(''), fc.constantFrom('x', 'k'.repeat(300), 'ÿ', ' ')),
      'content-encoding': fc.constantFrom(...Array<string>(20).fill(''), 'gzip', 'br', 'rot13'),
    })
    .map((headers) => ({
      ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
      ...bearerOf(caller),
    }));

/** Requests to any operation by anybody, each with something wrong or odd about it. */
export const fuzzedRequests = (
  operations: readonly OperationDocument[],
  { ids, examples }: { ids: readonly string[]; examples: Examples },
): fc.Arbitrary<FuzzedRequest> =>
  fc
    .tuple(fc.constantFrom(...operations), fc.constantFrom(...CALLERS))
    .chain(([operation, caller]) => {
      const takesBody = operation.method !== 'get';
      const body = fc.oneof(
        { arbitrary: bodyOf(operation, examples), weight: 9 },
        { arbitrary: fc.constantFrom(...BROKEN_BODIES), weight: 1 },
      );
      return fc
        .record({
          path: pathOf(operation, ids),
          query: queryOf(operation),
          headers: headersOf(caller),
          body: takesBody ? body : fc.constant(undefined),
        })
        .map(({ path, query, headers, body: sent }) => ({
          operation,
          caller,
          path: path + query,
          headers,
          body: sent,
        }));
    });
