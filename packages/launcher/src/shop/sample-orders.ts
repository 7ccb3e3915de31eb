// Not the whole contract: its schemas would cost every start half a second.
import { COLLECTIONS } from '@rollwell/functions/contract/collections';
import { change, commit, query } from './firestore-calls.ts';

/** How long, in milliseconds, an unpaid order is held that somebody placed two hours ago. */
const HOLD_MS = 22 * 60 * 60 * 1000;

const UNPAID = {
  from: [{ collectionId: COLLECTIONS.orders }],
  where: {
    fieldFilter: { field: { fieldPath: 'paid' }, op: 'EQUAL', value: { booleanValue: false } },
  },
  select: { fields: [{ fieldPath: '__name__' }] },
};

/**
 * Gives the unpaid orders of the sample data the deadline of orders placed a moment ago. The export
 * holds them for years, so that none has run out when somebody imports it; a customer is told a day
 * at most.
 * @param host of the Firestore emulator, such as `127.0.0.1:8080`
 * @returns how many there are
 * @throws {Error} when the emulator refuses; an order that changed meanwhile is a reason
 */
export async function holdSampleOrders(host: string, now = Date.now()): Promise<number> {
  const orders = await query(host, UNPAID);
  const holdUntil = { timestampValue: new Date(now + HOLD_MS).toISOString() };
  await commit(
    host,
    orders.map((order) => change(order, { holdUntil })),
  );
  return orders.length;
}
