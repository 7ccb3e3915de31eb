import { expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { heldDocuments, restoreDocuments } from '../support/fresh-shop.ts';

const HOST = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';

// A shop that no test brought up is somebody's own.
it.skipIf(process.env.ROLLWELL_SHOPS === undefined)(
  'a shop is given back what it held, with whatever came, went or changed undone, and only that',
  async () => {
    const before = await heldDocuments(HOST);
    expect(before.length).toBeGreaterThan(100);
    const [product, other, untouched] = (await db.collection('products').limit(3).get()).docs;
    await newCustomer();
    await product?.ref.collection('below').doc('another').set({ at: new Date(), pieces: 1 });
    await product?.ref.update({ available: 1 });
    await other?.ref.delete();
    expect(await heldDocuments(HOST)).not.toEqual(before);

    await restoreDocuments(HOST, before);
    expect(await heldDocuments(HOST)).toEqual(before);
    const now = await untouched?.ref.get();
    expect(now?.updateTime).toEqual(untouched?.updateTime);

    await Promise.all(before.map((_, place) => db.doc(`users/${place}`).set({ place })));
    await restoreDocuments(HOST, before);
    expect(await heldDocuments(HOST)).toEqual(before);
  },
);
