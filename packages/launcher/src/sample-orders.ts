// Not the whole contract: its schemas would cost every start half a second.
import { COLLECTIONS } from '@rollwell/functions/contract/collections';
import { PROJECT_ID } from './firebase-env.ts';

/** How long, in milliseconds, an unpaid order is held that somebody placed two hours ago. */
const HOLD_MS = 22 * 60 * 60 * 1000;

/** Milliseconds for each of the two calls; nobody waits longer for a nicer deadline. */
const TIMEOUT_MS = 10_000;

interface Found {
  document?: { name: string; updateTime: string };
}

const UNPAID = {
  from: [{ collectionId: COLLECTIONS.orders }],
  where: {
    fieldFilter: { field: { fieldPath: 'paid' }, op: 'EQUAL', value: { booleanValue: false } },
  },
  select: { fields: [{ fieldPath: '__name__' }] },
};

/** Calls the Firestore emulator past the rules. @throws {Error} when it refuses or is not there */
async function ask<Answer>(host: string, what: string, body: unknown): Promise<Answer> {
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const answer = await fetch(`http://${host}/v1/${documents}:${what}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status} to ${what}`);
  return (await answer.json()) as Answer;
}

/**
 * Gives the unpaid orders of the sample data the deadline of orders placed a moment ago. The export
 * holds them for years, so that none has run out when somebody imports it; a customer is told a day
 * at most.
 * @param host of the Firestore emulator, such as `127.0.0.1:8080`
 * @returns how many there are
 * @throws {Error} when the emulator refuses; an order that changed meanwhile is a reason
 */
export async function holdSampleOrders(host: string, now = Date.now()): Promise<number> {
  const found = await ask<Found[]>(host, 'runQuery', { structuredQuery: UNPAID });
  const orders = found.flatMap(({ document }) => document ?? []);
  if (orders.length === 0) return 0;
  const holdUntil = { timestampValue: new Date(now + HOLD_MS).toISOString() };
  const writes = orders.map(({ name, updateTime }) => ({
    update: { name, fields: { holdUntil } },
    updateMask: { fieldPaths: ['holdUntil'] },
    currentDocument: { updateTime },
  }));
  await ask(host, 'commit', { writes });
  return orders.length;
}
