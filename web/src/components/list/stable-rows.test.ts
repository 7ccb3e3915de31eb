import { describe, expect, it } from 'vitest';
import { stabilizeRows } from './stable-rows.ts';

const row = (id: string, state = 'paid') => ({ id, state });
const keep = (shown: object[], fresh: object[]) =>
  stabilizeRows(
    shown as ReturnType<typeof row>[],
    fresh as ReturnType<typeof row>[],
    ({ id }) => id,
  );

describe('stabilizeRows', () => {
  it('keeps every row in place, with its newest data', () => {
    const kept = keep([row('a'), row('b')], [row('b', 'shipped'), row('a')]);
    expect(kept).toEqual({ rows: [row('a'), row('b', 'shipped')], left: [], added: 0 });
  });

  it('keeps a removed row, and names it', () => {
    const kept = keep([row('a'), row('b')], [row('b')]);
    expect(kept).toEqual({ rows: [row('a'), row('b')], left: ['a'], added: 0 });
  });

  it('holds back new rows, wherever they belong', () => {
    const kept = keep([row('a')], [row('new'), row('a'), row('z')]);
    expect(kept).toEqual({ rows: [row('a')], left: [], added: 2 });
  });
});
