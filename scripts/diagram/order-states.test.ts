import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { orderStates, withOrderStates } from './order-states.ts';

const ARCHITECTURE = join(import.meta.dirname, '../../ARCHITECTURE.md');

it('draws an arrow for each state from which an action leads on', () => {
  expect(orderStates().split('\n')).toEqual(
    expect.arrayContaining(['  placed --> paid: pay', '  placed --> [*]: cancel']),
  );
});

it('stands in ARCHITECTURE.md as the table is now; `npm run diagram` draws it anew', () => {
  const document = readFileSync(ARCHITECTURE, 'utf8');
  expect(document).toBe(withOrderStates(document));
});

it('wants a place in the document', () => {
  expect(() => withOrderStates('# Architecture')).toThrow('There is no');
});
