import { COLLECTIONS } from '@rollwell/functions/contract';
import { deleteDoc, doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import { useFirestore } from './support/firestore.ts';
import { describePairs } from './support/pairs.ts';

/** Who comes closest to a right to write somewhere. */
const writersOf = (name: string): string[] =>
  name === COLLECTIONS.orders || name === COLLECTIONS.reviews
    ? ['rules-admin', 'rules-owner']
    : ['rules-admin'];

const DATA = { uid: 'rules-owner', name: 'written' };
const CLIMBER = 'rules-climber';
const names = [...Object.values(COLLECTIONS), 'rulesTestOfSomethingNew'];

const { as, asApi } = useFirestore(
  {
    [`users/${CLIMBER}`]: { role: 'customer' },
    ...Object.fromEntries(
      names.flatMap((name) =>
        writersOf(name).flatMap((writer) =>
          ['kept', 'removed-by-api', 'removed-by-browser'].map((id) => [
            `${name}/${writer}-${id}`,
            DATA,
          ]),
        ),
      ),
    ),
  },
  names.flatMap((name) => writersOf(name).map((writer) => `${name}/${writer}-new-by-api`)),
);

const write = (path: string) => (db: Firestore) => setDoc(doc(db, path), DATA);
const change = (path: string) => (db: Firestore) => updateDoc(doc(db, path), { name: 'changed' });
const remove = (path: string) => (db: Firestore) => deleteDoc(doc(db, path));
const becomeAdmin = (db: Firestore) => updateDoc(doc(db, `users/${CLIMBER}`), { role: 'admin' });

for (const [name, writer] of names.flatMap((name) =>
  writersOf(name).map((who) => [name, who] as const),
)) {
  const browser = `a browser (${writer})`;
  describePairs(`writing to ${name}, beside ${writer}`, [
    {
      differs: 'who creates',
      allowed: ['the API', () => asApi(write(`${name}/${writer}-new-by-api`))],
      refused: [browser, () => write(`${name}/${writer}-new-by-browser`)(as(writer))],
    },
    {
      differs: 'who changes',
      allowed: ['the API', () => asApi(change(`${name}/${writer}-kept`))],
      refused: [browser, () => change(`${name}/${writer}-kept`)(as(writer))],
    },
    {
      differs: 'who deletes',
      allowed: ['the API', () => asApi(remove(`${name}/${writer}-removed-by-api`))],
      refused: [browser, () => remove(`${name}/${writer}-removed-by-browser`)(as(writer))],
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
