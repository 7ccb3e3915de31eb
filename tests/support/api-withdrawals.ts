import type { TestUser } from './api-accounts.ts';
import { db } from './api-admin.ts';
import { call, clientAddress } from './api-client.ts';
import { markOrder, newOrder, newProduct, orderOf } from './api-orders.ts';

/** An order of one person that is paid. */
export const paidOrder = async (of: TestUser) => {
  const id = await newOrder(of, await newProduct());
  await markOrder(id, { paid: true, tranID: 'pi_test' });
  return orderOf(of, id);
};

/** A purchase of two lines, and how its lines are read. */
export const newPurchase = async ({ token }: TestUser) => {
  const lines = await Promise.all(
    [1, 2].map(async () => ({ productId: await newProduct(), quantity: 2, price: 4.35 })),
  );
  const delivery = { customerName: 'Dora', phone: '1', address: 'Street 1', city: 'Town' };
  const placed = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const id = placed.body.insertedId;
  return { id, read: async () => (await call('getPurchase', { id }, { token })).body };
};

/** What somebody declares who withdraws from an order. */
export const declaration = (orderNumber: string, email: string) => ({
  name: 'Dora Decorator',
  orderNumber,
  email,
});

/** Declares it, from an address of which the limits know nothing. */
export const withdraw = (body: object, options: object = {}) =>
  call('withdraw', {}, { body, headers: clientAddress(), ...options });

/** What was mailed about somebody's declarations, by the id of each: to whom, and whether it was sent. */
export const mailedAbout = async (name: string) => {
  const declared = await db.collection('withdrawals').where('name', '==', name).get();
  const mails = declared.docs.flatMap(({ id }) =>
    ['mail', 'withheldMail'].flatMap((list) =>
      ['withdrawal', 'withdrawn'].map((about) => ({ list, about, at: `${list}/${id}-${about}` })),
    ),
  );
  const read = await db.getAll(...mails.map(({ at }) => db.doc(at)));
  return mails.flatMap(({ list, about }, index) => {
    const message = read[index]?.get('message') as { subject: string; text: string } | undefined;
    return message ? [{ list, about, ...message }] : [];
  });
};
