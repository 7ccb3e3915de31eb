import { expect, it } from 'vitest';
import { describeOmitted, type DiscrepancyKind, DiscrepancyList } from './discrepancy.ts';

const discrepancy = (kind: DiscrepancyKind, id: string) => ({
  kind,
  about: `order ${id}`,
  shop: {},
  other: {},
  repair: undefined,
});

it('DiscrepancyList keeps the first discrepancies with their figures and counts the others by kind', () => {
  const found = new DiscrepancyList(2);
  found.add([discrepancy('hold_stuck', 'a')]);
  expect([found.count, describeOmitted(found)]).toEqual([1, undefined]);
  found.add([discrepancy('refund_stuck', 'b'), discrepancy('hold_stuck', 'c')]);
  found.add([discrepancy('refund_failed', 'd'), discrepancy('hold_stuck', 'e')]);
  expect(found.first.map(({ about }) => about)).toEqual(['order a', 'order b']);
  expect(found.count).toBe(5);
  expect(describeOmitted(found)).toBe(
    '3 more, which are told once some of these are settled: hold_stuck 2, refund_failed 1',
  );
});
