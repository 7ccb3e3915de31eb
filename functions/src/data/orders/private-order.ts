import type { Order, OrderEvent } from '../../contract/schemas/order.ts';
import type { SessionId } from '../../contract/money/units.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';

/** How an admin wants an order refunded, until that is done. */
export interface RefundRequest {
  /** Tells one request from the next. */
  id: string;
  /** The admin's email. */
  by: string;
  restock: boolean;
  /** The idempotency record that counts the request as a success. */
  keyId: string | null;
  /** Other lines of its purchase were asked for in the same commit; missing for one alone. */
  together?: true;
}

/** What of an order neither its customer nor any other browser reads: a document beside the order. */
export interface PrivateOrder {
  /** The checkout session opened last. */
  checkoutSessionId: SessionId | null;
  /** Set while a refund that an admin asked for is under way. */
  refundRequest: RefundRequest | null;
  /** Entries of the history that somebody of the office made, with who it was. */
  officeEvents: readonly OrderEvent[];
}

/** Refused to everybody by the rules, unlike the orders themselves. */
export const privateOrderCollection = (db: Firestore) =>
  collection<PrivateOrder>(db, 'privateOrders');

/** The name under which histories show everybody of the office. */
export const OFFICE = 'shop';

/** Who did something to an order as its customer may read it: everybody of the office is the shop. */
export const publicAuthor = ({ email }: Pick<Order, 'email'>, by: string): string =>
  [email, 'gateway', OFFICE].includes(by) ? by : OFFICE;

/** An entry of a history as its customer may read it. */
export const publicEvent = (order: Pick<Order, 'email'>, event: OrderEvent): OrderEvent => {
  const by = publicAuthor(order, event.by);
  return by === event.by ? event : { ...event, by };
};

/** The entries of a history that say more than its customer may read. */
export const officeEventsOf = (
  order: Pick<Order, 'email'>,
  events: readonly OrderEvent[],
): OrderEvent[] => events.filter((event) => publicEvent(order, event).by !== event.by);

/** The history of an order with the people of the office under their own addresses. */
export const withOffice = (
  events: readonly OrderEvent[],
  office: readonly OrderEvent[] = [],
): OrderEvent[] =>
  events.map(
    (event) =>
      office.find(
        ({ type, at }) => event.by === OFFICE && type === event.type && at === event.at,
      ) ?? event,
  );

/** False for an order that was placed and nothing more: its first checkout writes the private part. */
export const mayHavePrivatePart = ({ events }: Pick<Order, 'events'>): boolean => events.length > 1;
