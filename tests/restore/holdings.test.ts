import { expect, it } from 'vitest';
import { compareHoldings, type Holdings } from './holdings.ts';

const holdings = (documents: Holdings['documents']): Holdings => ({
  documents,
  accounts: {},
  files: {},
});

it('What is missing, changed or new after a restore is named, and what is the same is not', () => {
  const before = holdings({ 'orders/1': 'a', 'orders/2': 'b', 'orders/3': 'c' });
  const after = holdings({ 'orders/1': 'a', 'orders/2': 'x', 'orders/4': 'd' });
  expect(compareHoldings(before, after)[0]).toEqual({
    kind: 'documents',
    before: 3,
    missing: ['orders/3'],
    changed: ['orders/2'],
    added: ['orders/4'],
  });
});
