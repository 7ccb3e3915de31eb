import type { HeldOrder, OrderOwner, OrderRecord } from '../data/orders/order-repository.ts';
import type { KeyRecord, KeyRepository } from '../data/firestore/key-repository.ts';
import type { Page, PageRequest } from '../data/firestore/page.ts';
import type { MemoryTable } from './memory-table.fixtures.ts';

/** A page of orders, oldest first by one of their times; a cursor says after whom it goes on. */
export const pageOf = (
  orders: Iterable<OrderRecord>,
  timeOf: (order: OrderRecord) => string | null,
  { limit, cursor = '' }: PageRequest,
): Page<OrderRecord> => {
  const placeOf = (order: OrderRecord) => `${timeOf(order) ?? ''} ${order._id}`;
  const rest = [...orders]
    .filter((order) => placeOf(order) > cursor)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && rest.length > limit ? placeOf(last) : undefined };
};

/** Whether an order is somebody's. */
export const isOf = (owner: OrderOwner, { uid, email }: OrderRecord): boolean =>
  'email' in owner ? email === owner.email || uid === owner.account : uid === owner.uid;

/** The orders of a purchase, by their lines. */
export const linesOf = <Found extends OrderRecord>(
  orders: Iterable<Found>,
  purchaseId: string,
): Found[] =>
  [...orders]
    .filter(({ purchase }) => purchase?.id === purchaseId)
    .sort((one, other) => (one.purchase?.line ?? 0) - (other.purchase?.line ?? 0));

/** Idempotency keys in memory. */
export const keysIn = (table: MemoryTable<Omit<KeyRecord, 'version'>>): KeyRepository => ({
  find: (id) => Promise.resolve(table.get(id)),
  record: ({ id, fingerprint, status, body, expiresAt }) => {
    table.put(id, { fingerprint, status, body, expiresAt });
    return Promise.resolve();
  },
});

/** Those of the rows that are there, by id. */
export const present = <Row extends object>(table: MemoryTable<Row>, ids: readonly string[]) =>
  new Map(
    ids.flatMap((id) => {
      const row = table.get(id);
      return row ? [[id, row] as const] : [];
    }),
  );

/** An order as who releases holds sees it. */
export const heldOrder = (id: string, order: OrderRecord | undefined): HeldOrder => ({
  id,
  purchaseId: order?.purchase?.id ?? null,
});

export type DueTime = 'holdUntil' | 'undoUntil' | 'refundAskedAt';

/** Ids of the orders of which this time has come by `now` (milliseconds), oldest first. */
export const dueUntil = (
  orders: Iterable<OrderRecord>,
  field: DueTime,
  now: number,
  request: PageRequest,
): Page<string> => {
  const due = [...orders].filter(({ [field]: time }) => time !== null && Date.parse(time) <= now);
  const page = pageOf(due, (order) => order[field], request);
  return { ...page, items: page.items.map(({ _id }) => _id) };
};
