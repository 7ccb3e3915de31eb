import fc from 'fast-check';
import { readOperations, type OperationDocument } from './document.ts';
import { pictureOf, type Content } from './fuzzed-shop.ts';
import { fuzzedRequests, type Examples, type FuzzedRequest } from './generated-request.ts';
import { NASTY_PARTS } from './nasty-values.ts';
import { bearerOf, emailOf, PEOPLE, type CallerName } from './people.ts';
import { send, type FuzzedAnswer } from './send.ts';

/** What fits most fields, as JSON, so that one nasty field at a time is looked at. */
const examplesOf = ({ productId }: Content, shopUrl: string) => ({
  productId: JSON.stringify(productId),
  quantity: '1',
  price: '6.8',
  minOrder: '1',
  available: '10',
  ratings: '5',
  delta: '1',
  restock: 'false',
  phone: '"030 1234567"',
  email: JSON.stringify(emailOf('customer')),
  date: '"2026-11-01"',
  img: JSON.stringify(pictureOf(shopUrl)),
  imageLink: JSON.stringify(pictureOf(shopUrl)),
});

const faultOf = ({ operation }: FuzzedRequest, { status, type, text }: FuzzedAnswer) => {
  if (status >= 500) return `a failure of ours: ${text.slice(0, 200)}`;
  if (!operation.statuses.includes(status)) return `undocumented: ${text.slice(0, 200)}`;
  if (!type.startsWith('application/json')) return `no JSON but ${type}`;
  return undefined;
};

const tell = ({ operation, caller, path, headers, body }: FuzzedRequest): string =>
  `${operation.method.toUpperCase()} ${path.slice(0, 200)} by ${caller}\n    ${JSON.stringify(headers)}\n    ${JSON.stringify(body?.slice(0, 400))}`;

/** Loads what is loaded on first use, so that no answer waits for that. */
export const warmUp = async (shopUrl: string): Promise<void> => {
  const operations = await readOperations(shopUrl);
  const requests = fc.sample(fuzzedRequests(operations, { ids: ['x'], examples: {} }), {
    numRuns: 10 * operations.length,
    seed: 1,
  });
  for (const each of requests) await send(shopUrl, each);
};

/**
 * Sends so many generated requests; gives the first fault of each operation and status, with what
 * led there.
 */
export const sendGenerated = async (
  shopUrl: string,
  content: Content,
  { requests, seed }: { requests: number; seed: number },
): Promise<string[]> => {
  const { productId, orderId, reviewId, blogId } = content;
  const ids = [productId, orderId, reviewId, blogId, ...PEOPLE.map(emailOf)];
  const operations = await readOperations(shopUrl);
  const all = fc.sample(
    fuzzedRequests(operations, { ids, examples: examplesOf(content, shopUrl) }),
    {
      numRuns: requests,
      seed,
    },
  );
  return faultsOf(shopUrl, all);
};

/** A body that fits most operations, so that what the path names is looked for. */
const fittingBody = ({ fields }: OperationDocument, examples: Examples): string =>
  `{${fields.map((name) => `${JSON.stringify(name)}:${examples[name] ?? '"Somebody"'}`).join(',')}}`;

/** Sends each call that names something, as each who may, every nasty name; gives what `sendGenerated` does. */
export const sendNastyNames = async (shopUrl: string, content: Content): Promise<string[]> => {
  const operations = await readOperations(shopUrl);
  const callers: readonly CallerName[] = ['customer', 'admin'];
  const all = operations
    .filter(({ path }) => path.includes('{'))
    .flatMap((operation) =>
      callers.flatMap((caller) =>
        NASTY_PARTS.map((part) => ({
          operation,
          caller,
          path: operation.path.replaceAll(/\{\w+\}/g, part),
          headers: { 'content-type': 'application/json', ...bearerOf(caller) },
          body:
            operation.method === 'get'
              ? undefined
              : fittingBody(operation, examplesOf(content, shopUrl)),
        })),
      ),
    );
  return faultsOf(shopUrl, all, { together: NASTY_PARTS.length });
};

/** The first fault of each operation and status among the answers, with what led there. */
const faultsOf = async (
  shopUrl: string,
  all: readonly FuzzedRequest[],
  { together = 1 } = {},
): Promise<string[]> => {
  const faults = new Map<string, string>();
  for (let at = 0; at < all.length; at += together) {
    const sent = all.slice(at, at + together);
    const answers = await Promise.all(
      sent.map(async (each) => ({ each, answer: await send(shopUrl, each) })),
    );
    for (const { each, answer } of answers) {
      const fault = faultOf(each, answer);
      const key = `${each.operation.id} ${answer.status}`;
      if (fault !== undefined && !faults.has(key))
        faults.set(key, `${key} ${fault}\n  ${tell(each)}`);
    }
  }
  return [...faults.values()];
};
