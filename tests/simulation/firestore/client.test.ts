import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { MemoryFirestore } from './client.ts';
import { MemoryStore, STATUS } from './store.ts';

const open = () => {
  const store = new MemoryStore(
    () => 1000,
    () => undefined,
  );
  return new MemoryFirestore(
    store,
    (_outside, work) =>
      new Promise((resolve) => {
        resolve(work());
      }),
  ).db;
};

describe('the database in memory', () => {
  it('commits all or nothing, and only what is as it was read', async () => {
    const db = open();
    const [one, other] = [db.collection('orders').doc('one'), db.collection('orders').doc('other')];
    await db.batch().create(one, { pieces: 3, gone: true }).commit();
    const { updateTime } = await one.get();
    if (!updateTime) throw new Error('it was written');
    const change = { pieces: FieldValue.increment(-1), gone: FieldValue.delete() };
    await db.batch().update(one, change, { lastUpdateTime: updateTime }).commit();
    expect((await one.get()).data()).toEqual({ pieces: 2 });

    const again = db.batch().create(other, {}).update(one, change, { lastUpdateTime: updateTime });
    await expect(again.commit()).rejects.toMatchObject({ code: STATUS.failedPrecondition });
    await expect(db.batch().create(one, {}).commit()).rejects.toMatchObject({
      code: STATUS.alreadyExists,
    });
    await expect(db.batch().update(other, {}).commit()).rejects.toMatchObject({
      code: STATUS.notFound,
    });
    expect((await other.get()).exists).toBe(false);
  });

  it('finds, sorts and pages as the repositories ask it to', async () => {
    const db = open();
    const orders = db.collection('orders');
    const batch = db.batch();
    for (const [id, at] of [
      ['a', 30],
      ['b', 10],
      ['c', null],
      ['d', 20],
      ['e', 20],
    ] as const)
      batch.create(orders.doc(id), { due: at === null ? null : Timestamp.fromMillis(at), id });
    await batch.commit();
    const due = orders
      .where('due', '<=', Timestamp.fromMillis(25))
      .orderBy('due')
      .orderBy(FieldPath.documentId())
      .limit(2);
    const { docs } = await due.get();
    expect(docs.map(({ id }) => id)).toEqual(['b', 'd']);
    const last = docs[1];
    if (!last) throw new Error('there were two');
    expect((await due.startAfter(last).get()).docs.map(({ id }) => id)).toEqual(['e']);
    expect((await orders.where('due', '==', null).get()).docs.map(({ id }) => id)).toEqual(['c']);
    const shown = await orders.where('id', 'in', ['a']).select('id').get();
    expect(shown.docs.map((document) => document.data())).toEqual([{ id: 'a' }]);
  });
});
