import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { useFirestore } from './support/firestore.ts';
import { describePairs } from './support/pairs.ts';
import { NOT_ADMINS, SHUT_OUT, VISITOR } from './support/people.ts';

const { as } = useFirestore({ 'users/rules-owner/notes/rules': { uid: 'rules-owner' } });

const get = (person: string, path: string) => getDoc(doc(as(person), `users/${path}`));
const list = (person: string) => getDocs(query(collection(as(person), 'users'), limit(2)));
const listSelf = (person: string) =>
  getDocs(
    query(collection(as(person), 'users'), where('email', '==', 'owner@rules.example'), limit(1)),
  );

describePairs('one user', [
  {
    differs: 'whose document it is',
    allowed: ['a customer the own', () => get('rules-owner', 'rules-owner')],
    refused: ["a customer somebody else's", () => get('rules-owner', 'rules-other')],
  },
  {
    differs: 'being signed in',
    allowed: ['the person', () => get('rules-owner', 'rules-owner')],
    refused: ['a visitor', () => get(VISITOR, 'rules-owner')],
  },
  ...SHUT_OUT.map(([person, who]) => ({
    differs: `the standing of the person: ${who}`,
    allowed: ['one in good standing', () => get('rules-owner', 'rules-owner')] as const,
    refused: [who, () => get(person, person)] as const,
  })),
  {
    differs: 'the depth, even for the person',
    allowed: ['the document', () => get('rules-owner', 'rules-owner')],
    refused: ['a document below it', () => get('rules-owner', 'rules-owner/notes/rules')],
  },
  ...NOT_ADMINS.map(([person, who]) => ({
    differs: `who reads somebody else's document: ${who}`,
    allowed: ['an admin', () => get('rules-admin', 'rules-other')] as const,
    refused: [who, () => get(person, 'rules-other')] as const,
  })),
]);

describePairs('lists of users', [
  ...NOT_ADMINS.map(([person, who]) => ({
    differs: `who lists: ${who}`,
    allowed: ['an admin', () => list('rules-admin')] as const,
    refused: [who, () => list(person)] as const,
  })),
  {
    differs: 'how the own document is asked for',
    allowed: ['a customer to get it', () => get('rules-owner', 'rules-owner')],
    refused: ['a customer to find it by a query', () => listSelf('rules-owner')],
  },
]);
