import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore';
import { useFirestore } from './support/firestore.ts';
import { describePairs } from './support/pairs.ts';
import { VISITOR } from './support/people.ts';

const PUBLIC = ['products', 'reviews', 'blogs'];
const ID = 'rules-public';

const { as, asApi } = useFirestore(
  Object.fromEntries(
    [...PUBLIC, 'payments', 'privateProducts'].flatMap((name) => [
      [`${name}/${ID}`, { name: 'seen by all' }],
      [`${name}/${ID}/drafts/${ID}`, { name: 'seen by nobody' }],
    ]),
  ),
);

const getAs = (person: string, path: string) => getDoc(doc(as(person), path));
const listAs = (person: string, name: string) =>
  getDocs(query(collection(as(person), name), limit(1)));

for (const name of PUBLIC) {
  describePairs(name, [
    {
      differs: 'the collection, for a visitor who gets one document',
      allowed: [`one of ${name}`, () => getAs(VISITOR, `${name}/${ID}`)],
      refused: ['one of payments', () => getAs(VISITOR, `payments/${ID}`)],
    },
    {
      differs: 'the collection, for a visitor who wants what is private of a product',
      allowed: [`one of ${name}`, () => getAs(VISITOR, `${name}/${ID}`)],
      refused: ['one of privateProducts', () => getAs(VISITOR, `privateProducts/${ID}`)],
    },
    {
      differs: 'the collection, for a visitor who lists',
      allowed: [`a list of ${name}`, () => listAs(VISITOR, name)],
      refused: ['a list of payments', () => listAs(VISITOR, 'payments')],
    },
    {
      differs: 'the collection, for a customer',
      allowed: [`one of ${name}`, () => getAs('rules-owner', `${name}/${ID}`)],
      refused: ['one of payments', () => getAs('rules-owner', `payments/${ID}`)],
    },
    {
      differs: 'the depth, since what lies below a public document is not public',
      allowed: ['the document', () => getAs(VISITOR, `${name}/${ID}`)],
      refused: ['a document below it', () => getAs(VISITOR, `${name}/${ID}/drafts/${ID}`)],
    },
    {
      differs: 'who reads what lies below',
      allowed: ['the API', () => asApi((db) => getDoc(doc(db, `${name}/${ID}/drafts/${ID}`)))],
      refused: ['an admin', () => getDoc(doc(as('rules-admin'), `${name}/${ID}/drafts/${ID}`))],
    },
  ]);
}
