import { Timestamp } from 'firebase-admin/firestore';
import { ADMIN } from '../../histories/admin.ts';
import { nameOf } from '../../histories/model/product-name.ts';
import type { Chance } from '../clock/chance.ts';
import type { Write } from '../firestore/store.ts';

const MOST_PRODUCTS = 3;

const product = (chance: Chance, id: string, createdAt: Timestamp) => {
  const available = chance.between(3, 12);
  return {
    ...{ name: nameOf(id) },
    ...{ description: 'Made by a simulation.', img: 'http://127.0.0.1:5000/roller.png' },
    ...{ price: chance.between(100, 999) / 100, minOrder: chance.between(1, 2) },
    ...{ available, createdAt },
  };
};

/** What a shop begins with: a few products, and who runs it; `now` in milliseconds. */
export const firstDocuments = (chance: Chance, now: number): Write[] => {
  const createdAt = Timestamp.fromMillis(now);
  const products = Array.from({ length: chance.between(1, MOST_PRODUCTS) }, (_item, index) => {
    const document = { id: `p${index}` };
    const fields = product(chance, document.id, createdAt);
    const part = { received: fields.available };
    return [
      { ...document, kind: 'create' as const, collection: 'products', fields },
      { ...document, kind: 'create' as const, collection: 'privateProducts', fields: part },
    ];
  }).flat();
  const { uid: id, email, role } = ADMIN;
  return [
    ...products,
    { kind: 'create', collection: 'users', id, fields: { email, role, createdAt } },
  ];
};
