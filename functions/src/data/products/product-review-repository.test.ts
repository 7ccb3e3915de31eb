import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createProductReviewRepository } from './product-review-repository.ts';
import { RecordingFirestore } from '../firestore/recording-firestore.fixtures.ts';
import { Timestamp } from '../firestore/firestore-library.ts';

it('reads a product and what one person said of it in one go, for they have to agree', async () => {
  const db = new RecordingFirestore();
  const id = createHash('sha256')
    .update(JSON.stringify(['roller', 'dora']))
    .digest('hex')
    .slice(0, 40);
  const at = Timestamp.fromMillis(0);
  const facts = { author: 'Dora', description: 'Even', ratings: 5, createdAt: at, updatedAt: at };
  db.documents.set('products/roller', { name: 'Roller', stars: [0, 0, 0, 0, 1] });
  db.documents.set(`productReviews/${id}`, { ...facts, productId: 'roller', uid: 'dora' });
  const reviews = createProductReviewRepository(db.db);
  const { product, before } = await reviews.reviewing('dora', 'roller');
  expect(db.reads).toEqual([['products/roller', `productReviews/${id}`]]);
  expect(product).toMatchObject({ id: 'roller', stars: [0, 0, 0, 0, 1] });
  expect(before).toMatchObject({ uid: 'dora', review: { _id: id, ratings: 5 } });
  expect(db.fieldsRead).not.toContain('name');
});
