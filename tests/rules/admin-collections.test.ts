import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore';
import { useFirestore } from './support/firestore.ts';
import { describePairs } from './support/pairs.ts';
import { NOT_ADMINS, VISITOR } from './support/people.ts';

const FOR_ADMINS = ['contactMessages', 'auditLog'];
/** The API reads and writes these; a browser never does. */
const CLOSED = [
  'payments',
  'paymentEvents',
  'idempotencyKeys',
  'rateLimits',
  'mail',
  'articleNumbers',
  'catalogue',
  'privateOrders',
  'privateProducts',
  'productReviews',
  'settings',
  'withdrawals',
  'vatNumbers',
  'baskets',
  'stockAlerts',
  'changes',
  'rulesTestOfSomethingNew',
];
const ID = 'rules-closed';

const { as, asApi } = useFirestore(
  Object.fromEntries(
    [...FOR_ADMINS, ...CLOSED].flatMap((name) => [
      [`${name}/${ID}`, { a: 1 }],
      [`${name}/${ID}/notes/${ID}`, { a: 1 }],
    ]),
  ),
);

const get = (person: string, name: string) => getDoc(doc(as(person), name, ID));
const list = (person: string, name: string) =>
  getDocs(query(collection(as(person), name), limit(1)));

for (const name of FOR_ADMINS) {
  describePairs(name, [
    ...NOT_ADMINS.flatMap(([person, who]) => [
      {
        differs: `who gets one: ${who}`,
        allowed: ['an admin', () => get('rules-admin', name)] as const,
        refused: [who, () => get(person, name)] as const,
      },
      {
        differs: `who lists: ${who}`,
        allowed: ['an admin', () => list('rules-admin', name)] as const,
        refused: [who, () => list(person, name)] as const,
      },
    ]),
    {
      differs: 'the depth, even for an admin',
      allowed: ['the document', () => get('rules-admin', name)],
      refused: ['a document below it', () => get('rules-admin', `${name}/${ID}/notes`)],
    },
    {
      differs: 'being signed in',
      allowed: ['an admin', () => get('rules-admin', name)],
      refused: ['a visitor', () => get(VISITOR, name)],
    },
  ]);
}

for (const name of CLOSED) {
  describePairs(name, [
    {
      differs: 'who gets one',
      allowed: ['the API', () => asApi((db) => getDoc(doc(db, name, ID)))],
      refused: ['an admin', () => get('rules-admin', name)],
    },
    {
      differs: 'who lists',
      allowed: ['the API', () => asApi((db) => getDocs(query(collection(db, name), limit(1))))],
      refused: ['an admin', () => list('rules-admin', name)],
    },
  ]);
}
