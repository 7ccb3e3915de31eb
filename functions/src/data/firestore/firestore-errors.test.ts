import { expect, it } from 'vitest';
import { failureKind, isContention, isWorthAnotherTry } from './firestore-errors.ts';

const FAILED_PRECONDITION = 9;

const failed = (message: string): Error =>
  Object.assign(new Error(`9 FAILED_PRECONDITION: ${message}`), { code: FAILED_PRECONDITION });

it.each([
  'The query requires an index. You can create it here: https://console.firebase.google.com/x',
  'The query requires an index. That index is currently building and cannot be used yet.',
  'The query requires a COLLECTION_GROUP_ASC index for collection orders and field uid.',
])('a query without its index is a mistake of ours and never contention: %s', (message) => {
  const error = failed(message);
  expect(isContention(error)).toBe(false);
  expect(isWorthAnotherTry(error)).toBe(false);
  expect(failureKind(error)).toBe('final');
});

it('a document that changed since it was read is contention, whatever it is called', () => {
  const error = failed('the document orders/index does not match the required base version');
  expect(isContention(error)).toBe(true);
  expect(isWorthAnotherTry(error)).toBe(true);
  expect(failureKind(error)).toBe('collision');
});
