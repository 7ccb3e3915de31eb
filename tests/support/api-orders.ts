import type { NewOrder, Order, VatKind } from '@rollwell/functions/contract';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { unique, type TestUser } from './api-accounts.ts';
import { db } from './api-admin.ts';
import { call, type CallOptions, PICTURE } from './api-client.ts';
import { writeDirectly } from './direct-writes.ts';

interface Facts {
  name?: string;
  price?: number;
  minOrder?: number;
  available?: number;
  vatKind?: VatKind;
  leadTimeDays?: number;
  articleNumber?: string;
}

/** A product of the test's own; gives its id. */
export const newProduct = async ({
  name = unique('Roller'),
  price = 4.35,
  minOrder = 2,
  available = 100,
  vatKind,
  leadTimeDays,
  articleNumber,
}: Facts = {}): Promise<string> => {
  const product = db.collection('products').doc();
  const stored = {
    name,
    price,
    description: 'Made by a test.',
    minOrder,
    img: PICTURE,
    available,
    ...((vatKind ?? leadTimeDays ?? articleNumber) !== undefined && {
      attributes: {
        ...(vatKind && { vatKind }),
        ...(leadTimeDays && { leadTimeDays }),
        ...(articleNumber && { articleNumber }),
      },
    }),
    createdAt: Timestamp.now(),
    changedAt: FieldValue.serverTimestamp(),
  };
  const batch = db.batch().create(product, stored);
  await batch.create(privatePart(product.id), { received: available }).commit();
  return product.id;
};

/** What of a product the API keeps to itself. */
const privatePart = (productId: string) => db.doc(`privateProducts/${productId}`);

/** All pieces of a product that ever came. */
export const receivedOf = async (productId: string): Promise<number> =>
  (await privatePart(productId).get()).get('received') as number;

/** Says how many pieces there are of a product, and how many ever came. */
export const setStock = (
  productId: string,
  { available, received }: { available: number; received: number },
) =>
  writeDirectly((batch) =>
    batch
      .update(db.doc(`products/${productId}`), { available })
      .set(privatePart(productId), { received }),
  );

export const delivery = {
  customerName: 'Dora Decorator',
  phone: '+49 30 1234567',
  address: 'Ladder Lane 4',
  city: 'Berlin',
} as const;

/** A whole order body. */
export const orderBody = (productId: string, quantity = 2, more: Partial<NewOrder> = {}) => ({
  productId,
  quantity,
  ...delivery,
  ...more,
});

export const placeOrder = (
  { token }: Pick<TestUser, 'token'>,
  body: object,
  options: CallOptions = {},
) => call('placeOrder', {}, { token, body, ...options });

/** Places an order that has to succeed; gives its id. */
export const newOrder = async (
  buyer: Pick<TestUser, 'token'>,
  productId: string,
  quantity = 2,
): Promise<string> => {
  const answer = await placeOrder(buyer, orderBody(productId, quantity));
  if (answer.status !== 201) throw new Error(`placeOrder: ${answer.error.message}`);
  return answer.body.insertedId;
};

/** An order as its owner or an admin reads it through the API. */
export const readOrder = async (reader: Pick<TestUser, 'token'>, orderId: string) =>
  call('getPayment', { orderId }, { token: reader.token });

/** The order, which has to be there. */
export const orderOf = async (reader: Pick<TestUser, 'token'>, id: string): Promise<Order> => {
  const answer = await readOrder(reader, id);
  if (answer.status !== 200) throw new Error(`getPayment: ${answer.error.message}`);
  return answer.body;
};

/** A product's stock of this moment, whichever process changed it: nobody who sends a token sees an older one. */
export const availableOf = async (productId: string): Promise<number> => {
  const { body } = await call('getProduct', { id: productId }, { token: 'anybody' });
  return body.available;
};

/** Pieces in existing orders of a product that did not come back, straight from the database. */
export const orderedPieces = async (productId: string): Promise<number> => {
  const { docs } = await db.collection('orders').where('productId', '==', productId).get();
  return docs.reduce(
    (sum, order) => sum + (order.get('returned') === true ? 0 : (order.get('quantity') as number)),
    0,
  );
};

/** The law of the shop: what is available plus what is ordered is what was received. */
export const stockIsWhole = async (productId: string): Promise<boolean> => {
  const product = await db.doc(`products/${productId}`).get();
  const sum = (product.get('available') as number) + (await orderedPieces(productId));
  return sum === (await receivedOf(productId));
};

/** Makes an order paid or shipped past the gateway, for tests that are not about paying. */
export const markOrder = (
  orderId: string,
  state: {
    paid?: boolean;
    shipped?: boolean;
    tranID?: string;
    refundedAt?: Date;
    dispute?: object;
  },
) => db.doc(`orders/${orderId}`).update({ ...state, holdUntil: null });
