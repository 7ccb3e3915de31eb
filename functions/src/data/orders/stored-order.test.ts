import { expect, it } from 'vitest';
import { MOST_EVENTS } from './order-history.ts';
import { orderRecordWith } from './order.fixtures.ts';
import { createOrderRepository } from './order-repository.ts';
import { RecordingFirestore, WRITTEN } from '../firestore/recording-firestore.fixtures.ts';
import { toExactIso } from '../firestore/timestamps.ts';

const AT = Date.UTC(2026, 10, 22);
const declined = {
  type: 'payment_declined',
  at: new Date(AT).toISOString(),
  by: 'gateway',
} as const;

it('A history that becomes too long moves to the audit log in the commit that makes it so', async () => {
  const firestore = new RecordingFirestore();
  const orders = createOrderRepository(firestore.db);
  const events = Array.from({ length: MOST_EVENTS }, () => declined);
  const order = orderRecordWith({ events, version: toExactIso(WRITTEN) });
  await orders.change(order, { events: [declined], at: AT }, {});

  const [writes = []] = firestore.commits;
  const written = new Map(writes.map(([kind, path, data]) => [`${kind} ${path}`, data as object]));
  const [logged] = [...written].flatMap(([what, data]) =>
    what.startsWith('create') ? [data] : [],
  );
  const kept = written.get('update orders/order-1') as { events: object[] };
  const moved = logged as { type: string; orderId: string; events: object[] };
  expect([moved.type, moved.orderId]).toEqual(['order.history_archived', 'order-1']);
  // One of those that stay says that the others are in the log.
  expect(kept.events.length - 1 + moved.events.length).toBe(MOST_EVENTS + 1);
});
