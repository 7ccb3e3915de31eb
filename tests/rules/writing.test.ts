import { deleteDoc, doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import { useFirestore } from './support/firestore.ts';
import { describePairs } from './support/pairs.ts';

/** Every collection with the person who comes closest to a right to write there. */
const WRITERS = {
  products: 'rules-admin',
  reviews: 'rules-owner',
  blogs: 'rules-admin',
  orders: 'rules-owner',
  users: 'rules-admin',
  contactMessages: 'rules-owner',
  auditLog: 'rules-admin',
  payments: 'rules-owner',
  privateOrders: 'rules-owner',
  privateProducts: 'rules-admin',
  paymentEvents: 'rules-admin',
  idempotencyKeys: 'rules-owner',
  rateLimits: 'rules-owner',
  mail: 'rules-admin',
  articleNumbers: 'rules-admin',
  catalogue: 'rules-admin',
  baskets: 'rules-owner',
  changes: 'rules-admin',
};

const DATA = { uid: 'rules-owner', name: 'written' };
const CLIMBER = 'rules-climber';
const names = Object.keys(WRITERS);

const { as, asApi } = useFirestore(
  {
    [`users/${CLIMBER}`]: { role: 'customer' },
    ...Object.fromEntries(
      names.flatMap((name) =>
        ['kept', 'removed-by-api', 'removed-by-browser'].map((id) => [`${name}/rules-${id}`, DATA]),
      ),
    ),
  },
  names.map((name) => `${name}/rules-new-by-api`),
);

const write = (path: string) => (db: Firestore) => setDoc(doc(db, path), DATA);
const change = (path: string) => (db: Firestore) => updateDoc(doc(db, path), { name: 'changed' });
const remove = (path: string) => (db: Firestore) => deleteDoc(doc(db, path));
const becomeAdmin = (db: Firestore) => updateDoc(doc(db, `users/${CLIMBER}`), { role: 'admin' });

for (const [name, writer] of Object.entries(WRITERS)) {
  const browser = `a browser (${writer})`;
  describePairs(`writing to ${name}`, [
    {
      differs: 'who creates',
      allowed: ['the API', () => asApi(write(`${name}/rules-new-by-api`))],
      refused: [browser, () => write(`${name}/rules-new-by-browser`)(as(writer))],
    },
    {
      differs: 'who changes',
      allowed: ['the API', () => asApi(change(`${name}/rules-kept`))],
      refused: [browser, () => change(`${name}/rules-kept`)(as(writer))],
    },
    {
      differs: 'who deletes',
      allowed: ['the API', () => asApi(remove(`${name}/rules-removed-by-api`))],
      refused: [browser, () => remove(`${name}/rules-removed-by-browser`)(as(writer))],
    },
  ]);
}

describePairs('the role in the own user document', [
  {
    differs: 'who raises it',
    allowed: ['the API', () => asApi(becomeAdmin)],
    refused: ['the customer', () => becomeAdmin(as(CLIMBER))],
  },
]);
