import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@rollwell/functions/contract';
import type { AdminSdk } from './admin.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** The moment from which every age in the content counts back. */
const NOW = Date.now();

/** The whole API writes "now"; a lived-in shop has a past, so `createdAt` is set back here. */
export async function setBack(document: DocumentReference, days: number): Promise<void> {
  // Nothing in a shop happens at the same second of the day.
  const odd = (document.id.charCodeAt(0) * 61 + document.id.charCodeAt(1) * 7) % 240;
  await document.update({ createdAt: Timestamp.fromMillis(NOW - days * DAY - odd * 60_000) });
}

/** Hours from placing an order to each later event of it. */
const LATER = { paid: 0.4, shipped: 21, cancelled: 3 } as const;

interface StoredEvent {
  type: string;
  at: string;
  by: string;
}

/**
 * Gives an order, its payment and its trail in the audit log plausible times. An unpaid sample
 * order holds its stock for ten years: it comes out of an export that may be months old, and a
 * hold of a day would have run out before anybody saw the order. The launcher gives it a usual one
 * whenever a shop begins from the sample data.
 */
export async function setOrderBack(
  { db }: AdminSdk,
  orderId: string,
  hours: number,
): Promise<void> {
  const order = db.collection(COLLECTIONS.orders).doc(orderId);
  const placed = NOW - hours * HOUR;
  const moment = (type: string) =>
    placed + (type === 'paid' || type === 'shipped' ? LATER[type] * HOUR : 0);
  const stored = (await order.get()).data() as { events: StoredEvent[]; paid: boolean };
  const dated = (events: StoredEvent[]) =>
    events.map((event) => ({ ...event, at: new Date(moment(event.type)).toISOString() }));
  const events = dated(stored.events);
  const last = moment(events.at(-1)?.type ?? 'placed');
  await order.update({
    events,
    createdAt: Timestamp.fromMillis(placed),
    updatedAt: Timestamp.fromMillis(last),
    ...(!stored.paid && { holdUntil: Timestamp.fromMillis(NOW + 10 * YEAR) }),
  });
  const part = await db.collection(COLLECTIONS.privateOrders).doc(orderId).get();
  // The names of the office are found by the times of what it did.
  if (part.exists)
    await part.ref.update({ officeEvents: dated(part.get('officeEvents') as StoredEvent[]) });
  const paidAt = Timestamp.fromMillis(moment('paid'));
  await updateWhere({ db }, COLLECTIONS.payments, orderId, {
    createdAt: paidAt,
    updatedAt: paidAt,
  });
  await updateWhere({ db }, COLLECTIONS.paymentEvents, orderId, { at: paidAt });
  await updateWhere({ db }, COLLECTIONS.auditLog, orderId, { at: Timestamp.fromMillis(last) });
}

/** Gives the end of an order that was cancelled, and its entry in the audit log, a plausible time. */
export async function setEndBack({ db }: AdminSdk, orderId: string, hours: number): Promise<void> {
  const cancelledAt = Timestamp.fromMillis(NOW - (hours - LATER.cancelled) * HOUR);
  await db.collection(COLLECTIONS.cancelledOrders).doc(orderId).update({ cancelledAt });
  await updateWhere({ db }, COLLECTIONS.auditLog, orderId, { at: cancelledAt });
}

async function updateWhere(
  { db }: Pick<AdminSdk, 'db'>,
  collection: string,
  orderId: string,
  change: Record<string, Timestamp>,
): Promise<void> {
  const found = await db.collection(collection).where('orderId', '==', orderId).get();
  await Promise.all(found.docs.map((document) => document.ref.update(change)));
}
