import { expect, it } from 'vitest';
import { describeMore } from './describe.ts';
import type { DifferenceKind } from './difference.ts';
import { FoundDifferences } from './found-differences.ts';

const difference = (kind: DifferenceKind, id: string) => ({
  kind,
  about: `order ${id}`,
  shop: {},
  other: {},
  repair: undefined,
});

it('A comparison tells so many differences with their figures, and counts the others by kind', () => {
  const found = new FoundDifferences(2);
  found.add([difference('hold_stuck', 'a')]);
  expect([found.count, describeMore(found)]).toEqual([1, undefined]);
  found.add([difference('refund_stuck', 'b'), difference('hold_stuck', 'c')]);
  found.add([difference('refund_failed', 'd'), difference('hold_stuck', 'e')]);
  expect(found.first.map(({ about }) => about)).toEqual(['order a', 'order b']);
  expect(found.count).toBe(5);
  expect(describeMore(found)).toBe(
    '3 more, which are told once some of these are settled: hold_stuck 2, refund_failed 1',
  );
});
