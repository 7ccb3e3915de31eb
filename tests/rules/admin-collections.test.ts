import { COLLECTIONS, LIST_LIMIT } from '@rollwell/functions/contract';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
} from 'firebase/firestore';
import { useFirestore } from './support/firestore.ts';
import { describePairs } from './support/pairs.ts';
import { NOT_ADMINS, VISITOR } from './support/people.ts';

const FOR_ADMINS: readonly string[] = [COLLECTIONS.contactMessages, COLLECTIONS.auditLog];
/** What a browser may read of these is in `orders.test.ts` and `users.test.ts`. */
const FOR_OWNERS: readonly string[] = [COLLECTIONS.orders, COLLECTIONS.users];
/** The API reads and writes these; a browser never does. */
const CLOSED = [...Object.values(COLLECTIONS), 'rulesTestOfSomethingNew'].filter(
  (name) => !FOR_ADMINS.includes(name) && !FOR_OWNERS.includes(name),
);
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
const listIn = (db: Firestore, name: string) => getDocs(query(collection(db, name), limit(1)));
const list = (person: string, name: string) => listIn(as(person), name);
const listGroupIn = (db: Firestore, name: string) =>
  getDocs(query(collectionGroup(db, name), limit(1)));
const listGroup = (person: string, name: string) => listGroupIn(as(person), name);
const listSome = (name: string, most: number) =>
  getDocs(query(collection(as('rules-admin'), name), limit(most)));

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
    {
      differs: 'whether it is listed wherever it lies, even for an admin',
      allowed: ['the collection', () => list('rules-admin', name)],
      refused: ['every collection of that name', () => listGroup('rules-admin', name)],
    },
  ]);
}

for (const name of [...FOR_ADMINS, ...FOR_OWNERS]) {
  describePairs(`lists of ${name} for an admin`, [
    {
      differs: 'how many are asked for',
      allowed: ['as many as the API lists', () => listSome(name, LIST_LIMIT.max)],
      refused: ['one more', () => listSome(name, LIST_LIMIT.max + 1)],
    },
    {
      differs: 'having a limit',
      allowed: ['with one', () => list('rules-admin', name)],
      refused: ['without one', () => getDocs(collection(as('rules-admin'), name))],
    },
    {
      differs: 'having a limit, where they are counted',
      allowed: [
        'with one',
        () => getCountFromServer(query(collection(as('rules-admin'), name), limit(1))),
      ],
      refused: ['without one', () => getCountFromServer(collection(as('rules-admin'), name))],
    },
  ]);
}

for (const name of CLOSED) {
  describePairs(name, [
    ...['rules-admin', VISITOR].flatMap((person) => [
      {
        differs: `who gets one: ${person}`,
        allowed: ['the API', () => asApi((db) => getDoc(doc(db, name, ID)))] as const,
        refused: [person, () => get(person, name)] as const,
      },
      {
        differs: `who lists: ${person}`,
        allowed: ['the API', () => asApi((db) => listIn(db, name))] as const,
        refused: [person, () => list(person, name)] as const,
      },
      {
        differs: `who lists every collection of that name: ${person}`,
        allowed: ['the API', () => asApi((db) => listGroupIn(db, name))] as const,
        refused: [person, () => listGroup(person, name)] as const,
      },
    ]),
    {
      differs: 'who reads what lies below one',
      allowed: ['the API', () => asApi((db) => getDoc(doc(db, name, ID, 'notes', ID)))],
      refused: ['an admin', () => get('rules-admin', `${name}/${ID}/notes`)],
    },
  ]);
}
