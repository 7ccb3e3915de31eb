import fc from 'fast-check';
import { readOperations } from './document.ts';
import type { Content } from './fuzzed-shop.ts';
import { fuzzedRequests, type FuzzedRequest } from './generated-request.ts';
import { emailOf, PEOPLE } from './people.ts';
import { send, type FuzzedAnswer } from './send.ts';

/** What fits most fields, as JSON, so that one nasty field at a time is looked at. */
const examplesOf = ({ productId }: Content) => ({
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
  img: '"https://firebasestorage.googleapis.com/v0/b/fuzz/o/640.webp?alt=media"',
  imageLink: '"https://firebasestorage.googleapis.com/v0/b/fuzz/o/640.webp?alt=media"',
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
  const all = fc.sample(fuzzedRequests(operations, { ids, examples: examplesOf(content) }), {
    numRuns: requests,
    seed,
  });
  const faults = new Map<string, string>();
  for (const each of all) {
    const answer = await send(shopUrl, each);
    const fault = faultOf(each, answer);
    const key = `${each.operation.id} ${answer.status}`;
    if (fault !== undefined && !faults.has(key))
      faults.set(key, `${key} ${fault}\n  ${tell(each)}`);
  }
  return [...faults.values()];
};
