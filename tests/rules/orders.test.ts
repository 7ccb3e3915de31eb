import { COLLECTIONS, LIST_LIMIT } from '@rollwell/functions/contract';
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { useFirestore } from './support/firestore.ts';
import { describePairs } from './support/pairs.ts';
import { NOT_ADMINS, SHUT_OUT, VISITOR } from './support/people.ts';

const OWN = 'orders/rules-own';
const FOREIGN = 'orders/rules-foreign';
const PRIVATE = 'privateOrders/rules-own';
const CANCELLED = 'cancelledOrders/rules-own';
const RULED_BY_ROLE = 'rules-changing-role';

const { as, asApi } = useFirestore({
  [OWN]: { uid: 'rules-owner', updatedAt: 2 },
  [FOREIGN]: { uid: 'rules-other', updatedAt: 1 },
  'orders/rules-closed': { uid: 'rules-closed', updatedAt: 4 },
  'orders/rules-signed-out': { uid: 'rules-signed-out', updatedAt: 5 },
  'orders/rules-nobodys': { updatedAt: 3 },
  [`${OWN}/notes/rules`]: { uid: 'rules-owner' },
  [PRIVATE]: { uid: 'rules-owner', updatedAt: 2 },
  [CANCELLED]: { uid: 'rules-owner', updatedAt: 2 },
  [`users/${RULED_BY_ROLE}`]: { role: 'customer' },
});

const get = (person: string, path: string) => getDoc(doc(as(person), path));

const ofUid = (person: string, uid: string, name: string = COLLECTIONS.orders) =>
  query(collection(as(person), name), where('uid', '==', uid));
const listOf = (person: string, uid: string, most: number = LIST_LIMIT.max) =>
  getDocs(query(ofUid(person, uid), limit(most)));
const listPrivate = (person: string) =>
  getDocs(query(ofUid(person, person, COLLECTIONS.privateOrders), limit(5)));
const listCancelled = (person: string) =>
  getDocs(query(ofUid(person, 'rules-owner', COLLECTIONS.cancelledOrders), limit(5)));
const listGroup = (person: string) =>
  getDocs(
    query(
      collectionGroup(as(person), COLLECTIONS.orders),
      where('uid', '==', person),
      limit(LIST_LIMIT.max),
    ),
  );
const listAll = (person: string) => getDocs(query(collection(as(person), 'orders'), limit(5)));

describePairs('one order', [
  {
    differs: 'whose order it is',
    allowed: ['a customer the own order', () => get('rules-owner', OWN)],
    refused: ["a customer somebody else's", () => get('rules-owner', FOREIGN)],
  },
  {
    differs: 'being signed in',
    allowed: ['its owner', () => get('rules-owner', OWN)],
    refused: ['a visitor', () => get(VISITOR, OWN)],
  },
  ...SHUT_OUT.map(([person, who]) => ({
    differs: `the standing of the customer: ${who}`,
    allowed: ['one in good standing', () => get('rules-owner', OWN)] as const,
    refused: [who, () => get(person, `orders/${person}`)] as const,
  })),
  ...SHUT_OUT.map(([person, who]) => ({
    differs: `the standing of whoever lists their own: ${who}`,
    allowed: ['one in good standing', () => listOf('rules-owner', 'rules-owner')] as const,
    refused: [who, () => listOf(person, person)] as const,
  })),
  {
    differs: 'whether the order says whose it is',
    allowed: ['the owner of one that does', () => get('rules-owner', OWN)],
    refused: ['a customer one that does not', () => get('rules-owner', 'orders/rules-nobodys')],
  },
  {
    differs: 'what of it is read, for its owner',
    allowed: ['the order', () => get('rules-owner', OWN)],
    refused: ['what is private of it', () => get('rules-owner', PRIVATE)],
  },
  {
    differs: 'what of it is read, even for an admin',
    allowed: ['the order', () => get('rules-admin', OWN)],
    refused: ['what is private of it', () => get('rules-admin', PRIVATE)],
  },
  {
    differs: 'whether it is still an order, for its owner',
    allowed: ['the order', () => get('rules-owner', OWN)],
    refused: ['what is kept of it once it is cancelled', () => get('rules-owner', CANCELLED)],
  },
  {
    differs: 'whether it is still an order, even for an admin',
    allowed: ['the order', () => get('rules-admin', OWN)],
    refused: ['what is kept of it once it is cancelled', () => get('rules-admin', CANCELLED)],
  },
  {
    differs: 'who reads what is kept of a cancelled one',
    allowed: ['the API', () => asApi((db) => getDoc(doc(db, CANCELLED)))],
    refused: ['its owner', () => get('rules-owner', CANCELLED)],
  },
  {
    differs: 'who reads what is private of it',
    allowed: ['the API', () => asApi((db) => getDoc(doc(db, PRIVATE)))],
    refused: ['its owner', () => get('rules-owner', PRIVATE)],
  },
  {
    differs: 'the depth, even for an admin',
    allowed: ['the order', () => get('rules-admin', OWN)],
    refused: ['a document below it', () => get('rules-admin', `${OWN}/notes/rules`)],
  },
  ...NOT_ADMINS.map(([person, who]) => ({
    differs: `who reads another person's order: ${who}`,
    allowed: ['an admin', () => get('rules-admin', FOREIGN)] as const,
    refused: [who, () => get(person, FOREIGN)] as const,
  })),
]);

describePairs('lists of orders', [
  {
    differs: 'the condition on uid',
    allowed: ['where uid is the own', () => listOf('rules-owner', 'rules-owner')],
    refused: ['a customer everything', () => listAll('rules-owner')],
  },
  {
    differs: 'the uid asked for',
    allowed: ['where uid is the own', () => listOf('rules-owner', 'rules-owner')],
    refused: ["where uid is another person's", () => listOf('rules-owner', 'rules-other')],
  },
  {
    differs: 'the collection',
    allowed: ['the own orders', () => listOf('rules-owner', 'rules-owner')],
    refused: ['what is private of them', () => listPrivate('rules-owner')],
  },
  {
    differs: 'whether they were cancelled',
    allowed: ['the own orders', () => listOf('rules-owner', 'rules-owner')],
    refused: ['the own cancelled ones', () => listCancelled('rules-owner')],
  },
  {
    differs: 'whether they were cancelled, even for an admin',
    allowed: ['every order', () => listAll('rules-admin')],
    refused: ['every cancelled one', () => listCancelled('rules-admin')],
  },
  {
    differs: 'being signed in',
    allowed: ['the owner', () => listOf('rules-owner', 'rules-owner')],
    refused: ['a visitor', () => listOf(VISITOR, 'rules-owner')],
  },
  {
    differs: 'how many are asked for',
    allowed: ['as many as the API lists', () => listOf('rules-owner', 'rules-owner')],
    refused: ['one more', () => listOf('rules-owner', 'rules-owner', LIST_LIMIT.max + 1)],
  },
  {
    differs: 'having a limit',
    allowed: ['with one', () => listOf('rules-owner', 'rules-owner')],
    refused: ['without one', () => getDocs(ofUid('rules-owner', 'rules-owner'))],
  },
  {
    differs: 'whether they are listed wherever they lie',
    allowed: ['the collection', () => listOf('rules-owner', 'rules-owner')],
    refused: ['every collection of that name', () => listGroup('rules-owner')],
  },
  {
    differs: 'the condition, in the query of the live screen',
    allowed: ['the newest change among the own', () => newestChange('rules-owner', true)],
    refused: ['the newest change among all', () => newestChange('rules-owner', false)],
  },
  ...NOT_ADMINS.map(([person, who]) => ({
    differs: `who lists every order: ${who}`,
    allowed: ['an admin', () => listAll('rules-admin')] as const,
    refused: [who, () => listAll(person)] as const,
  })),
]);

const newestChange = (person: string, onlyOwn: boolean) =>
  getDocs(
    query(
      collection(as(person), 'orders'),
      ...(onlyOwn ? [where('uid', '==', person)] : []),
      orderBy('updatedAt', 'desc'),
      limit(1),
    ),
  );

const readAfterRoleIs = async (role: string) => {
  await asApi((db) => setDoc(doc(db, `users/${RULED_BY_ROLE}`), { role }));
  return get(RULED_BY_ROLE, FOREIGN);
};

describePairs('a role', [
  {
    differs: 'its value a moment ago, with the same sign-in',
    allowed: ['who has just become admin', () => readAfterRoleIs('admin')],
    refused: ['who has just ceased to be', () => readAfterRoleIs('customer')],
  },
]);
