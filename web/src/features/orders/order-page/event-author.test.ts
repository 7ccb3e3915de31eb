import { expect, test } from 'vitest';
import { eventAuthor } from './event-author.ts';

const customer = { email: 'buyer@test.example', admin: false };
const admin = { email: 'office@test.example', admin: true };

test.each([
  ['buyer@test.example', 'by you', 'by buyer@test.example'],
  ['office@test.example', 'by Rollwell', 'by you'],
  ['colleague@test.example', 'by Rollwell', 'by colleague@test.example'],
  ['gateway', 'by the payment provider', 'by the payment provider'],
  ['shop', 'by Rollwell', 'by Rollwell'],
])('what %s did is said to be done %s, and to an admin %s', (by, toCustomer, toAdmin) => {
  expect(eventAuthor(by, customer)).toBe(toCustomer);
  expect(eventAuthor(by, admin)).toBe(toAdmin);
});

test('nobody counts as an admin before that is known', () => {
  expect(eventAuthor('office@test.example', { ...customer, admin: undefined })).toBe('by Rollwell');
});
