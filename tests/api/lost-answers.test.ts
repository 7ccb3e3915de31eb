import {
  ENDPOINTS,
  HEADER,
  endpointPath,
  orderState,
  takesKey,
  type EndpointName,
  type KeyedCall,
} from '@rollwell/functions/contract';
import { expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { clientAddress, PICTURE, request } from '../support/api-client.ts';
import { control, stripe } from '../support/api-gateway.ts';
import { delivery, newOrder, newProduct, orderBody, orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { formWith, plainPicture } from '../support/api-pictures.ts';
import { paidOrder } from '../support/api-paid-orders.ts';

const { admin, buyer } = await people({ admin: 'admin', buyer: 'customer' });

/** A request of a call that makes something, another one of it, and how many there are of what it makes. */
interface Made {
  token?: string;
  /** What stands in the path. */
  param?: string;
  body?: () => unknown;
  other?: () => unknown;
  count: () => Promise<number>;
}

const counted = async (collection: string, field: string, value: string): Promise<number> =>
  (await db.collection(collection).where(field, '==', value).count().get()).data().count;

const picture = async (color: string) => {
  const bytes = await plainPicture(8, 8).tint(color).png().toBuffer();
  // A form of its own each time, as a browser that sends a file again makes one.
  return () => formWith(bytes, 'a.png', 'image/png');
};

/** An order whose refund the customer's bank has sent back. */
const refundFailed = async (): Promise<string> => {
  const { id } = await paidOrder(buyer);
  const intent = (await orderOf(buyer, id)).tranID ?? '';
  const state = async () => orderState(await orderOf(buyer, id));
  const refund = await stripe.refunds.create({ payment_intent: intent });
  await expect.poll(state).toBe('refunded');
  await control({ failRefund: refund.id });
  await expect.poll(state).toBe('refund_failed');
  return id;
};

/** Of each call that takes a key: the table of endpoints names them, so that a new one is missed here. */
const made: Record<KeyedCall, () => Promise<Made>> = {
  createProduct: () => {
    const name = unique('Roller');
    const product = { name, price: 2, description: 'b', minOrder: 1, available: 5, img: PICTURE };
    const articleNumber = unique('A')
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .slice(0, 20);
    return Promise.resolve({
      token: admin.token,
      body: () => ({ ...product, attributes: { articleNumber } }),
      other: () => ({ ...product, price: 3 }),
      count: () => counted('products', 'name', name),
    });
  },
  restockProduct: async () => {
    const productId = await newProduct();
    const reason = unique('Delivery');
    return {
      token: admin.token,
      param: productId,
      body: () => ({ delta: 4, reason }),
      other: () => ({ delta: 5, reason }),
      count: () => counted('auditLog', 'reason', reason),
    };
  },
  placeOrder: async () => {
    const productId = await newProduct();
    return {
      token: buyer.token,
      body: () => orderBody(productId, 3),
      other: () => orderBody(productId, 4),
      count: () => counted('orders', 'productId', productId),
    };
  },
  placePurchase: async () => {
    const productId = await newProduct();
    const lines = (quantity: number) => ({ ...delivery, lines: [{ productId, quantity }] });
    return {
      token: buyer.token,
      body: () => lines(3),
      other: () => lines(4),
      count: () => counted('orders', 'productId', productId),
    };
  },
  placePurchaseFor: async () => {
    const productId = await newProduct();
    const lines = (quantity: number) => ({ ...delivery, lines: [{ productId, quantity }] });
    return {
      token: admin.token,
      param: buyer.email,
      body: () => lines(3),
      other: () => lines(4),
      count: () => counted('orders', 'productId', productId),
    };
  },
  openCheckout: async () => {
    const orderId = await newOrder(buyer, await newProduct());
    return {
      token: buyer.token,
      param: orderId,
      body: () => undefined,
      other: () => ({ other: 'content' }),
      count: () => counted('payments', 'orderId', orderId),
    };
  },
  refundOrder: async () => {
    const { id } = await paidOrder(buyer);
    return {
      token: admin.token,
      param: id,
      body: () => ({ restock: false }),
      other: () => ({ restock: true }),
      count: async () =>
        (await db.collection('auditLog').where('orderId', '==', id).get()).docs.filter(
          (entry) => entry.get('type') === 'order.refund_asked',
        ).length,
    };
  },
  refundAmount: async () => {
    const { id } = await paidOrder(buyer);
    return {
      token: admin.token,
      param: id,
      body: () => ({ amount: 2, reason: 'Late' }),
      other: () => ({ amount: 3, reason: 'Late' }),
      count: async () =>
        (await db.collection('auditLog').where('orderId', '==', id).get()).docs.filter(
          (entry) => entry.get('type') === 'order.partial_refund_made',
        ).length,
    };
  },
  addNote: async () => {
    const id = await newOrder(buyer, await newProduct());
    return {
      token: admin.token,
      param: id,
      body: () => ({ text: 'Call back' }),
      other: () => ({ text: 'Called back' }),
      count: () => counted('auditLog', 'orderId', id),
    };
  },
  recordTransfer: async () => {
    const id = await refundFailed();
    const reference = unique('Transfer');
    return {
      token: admin.token,
      param: id,
      body: () => ({ reference, date: '2026-11-02' }),
      other: () => ({ reference, date: '2026-11-03' }),
      count: () => counted('auditLog', 'reference', reference),
    };
  },
  createReview: () => {
    const description = unique('Rolls well');
    return Promise.resolve({
      token: buyer.token,
      body: () => ({ description, ratings: 5 }),
      other: () => ({ description, ratings: 4 }),
      count: () => counted('reviews', 'description', description),
    });
  },
  createBlog: () => {
    const heading = unique('Which nap');
    return Promise.resolve({
      body: () => ({ heading, description: 'Short.', img: PICTURE }),
      other: () => ({ heading, description: 'Long.', img: PICTURE }),
      count: () => counted('blogs', 'heading', heading),
    });
  },
  createContactMessage: () => {
    const subject = unique('Naps');
    return Promise.resolve({
      body: () => ({ email: 'ask@visitor.example', subject }),
      other: () => ({ email: 'other@visitor.example', subject }),
      count: () => counted('contactMessages', 'subject', subject),
    });
  },
  withdraw: () => {
    const name = unique('Dora');
    const body = { name, orderNumber: 'The rollers', email: `${unique('dora')}@customer.example` };
    return Promise.resolve({
      body: () => body,
      other: () => ({ ...body, part: 'One of them' }),
      count: () => counted('withdrawals', 'name', name),
    });
  },
  uploadImage: async () => {
    const [body, other] = await Promise.all([picture('#f00'), picture('#00f')]);
    const before = (await db.collection('uploads').count().get()).data().count;
    return {
      body,
      other,
      count: async () => (await db.collection('uploads').count().get()).data().count - before,
    };
  },
};

const NAMES = (Object.keys(ENDPOINTS) as EndpointName[]).filter(takesKey);

it.each(NAMES)(
  '%s whose answer is lost makes one thing under its key, and refuses another content under it',
  async (name) => {
    const { token, param = '', ...thing } = await made[name]();
    const { method, status } = ENDPOINTS[name];
    const headers = { ...clientAddress(), [HEADER.idempotencyKey]: crypto.randomUUID() };
    const query = name === 'uploadImage' ? { key: 'demo-upload-key' } : {};
    const path = endpointPath(name, { id: param, orderId: param, email: param });
    const send = async (body: unknown) => {
      const answer = await request(method, path, { token, body, query, headers });
      return { ...answer, replayed: answer.headers.get(HEADER.idempotentReplayed) };
    };
    const first = await send(thing.body?.());
    expect([first.status, first.replayed]).toEqual([status, null]);
    const again = await send(thing.body?.());
    expect([again.status, again.body, again.replayed]).toEqual([status, first.body, 'true']);
    const other = await send(thing.other?.());
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await thing.count()).toBe(1);
  },
);

it.each(NAMES.filter((name) => !['user', 'admin'].includes(ENDPOINTS[name].access)))(
  '%s refuses a key of a visitor that anybody could think of',
  async (name) => {
    const thing = await made[name]();
    const { status, error } = await request(
      'POST',
      endpointPath(name, { id: '', orderId: '', email: '' }),
      {
        body: thing.body?.(),
        query: name === 'uploadImage' ? { key: 'demo-upload-key' } : {},
        headers: { ...clientAddress(), [HEADER.idempotencyKey]: 'x'.repeat(15) },
      },
    );
    expect([status, error.code]).toEqual([400, 'invalid_request']);
    expect(error.message).toContain('16 to 255');
    expect(await thing.count()).toBe(0);
  },
);
