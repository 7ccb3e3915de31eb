import { describe, expect, it } from 'vitest';
import { Timestamp, type Query } from './firestore-library.ts';
import { readPage, type PageOrder } from './page.ts';

interface Row {
  createdAt: Timestamp;
}

const NEWEST: PageOrder<Row> = {
  list: 'orders',
  field: 'createdAt',
  direction: 'desc',
  kind: 'time',
};

/** So many documents, the newest first, of which each that is given counts. */
const collectionOf = (size: number) => {
  const cost = { documents: 0 };
  const documentAt = (index: number) => {
    const createdAt = Timestamp.fromMillis(1_000_000_000 - index);
    return { id: `order-${index}`, data: () => ({ createdAt }), get: () => createdAt };
  };
  const query = (from: number, most: number): object => ({
    orderBy: () => query(from, most),
    startAfter: (_time: Timestamp, id: string) => query(Number(id.split('-')[1]) + 1, most),
    limit: (count: number) => query(from, count),
    get: () => {
      const count = Math.min(most, size - from);
      cost.documents += count;
      return Promise.resolve({
        docs: Array.from({ length: count }, (_item, index) => documentAt(from + index)),
      });
    },
  });
  return { cost, all: query(0, Infinity) as Query<Row> };
};

/** What the first page of 50 and the one behind it cost. */
const costOfPages = async (size: number): Promise<number[]> => {
  const { cost, all } = collectionOf(size);
  const read = async (cursor?: string) => {
    cost.documents = 0;
    return readPage(all, NEWEST, { limit: 50, cursor }, ({ id }) => id);
  };
  const first = await read();
  const costs = [cost.documents];
  const second = await read(first.nextCursor);
  expect(second.items[0]).toBe('order-50');
  return [...costs, cost.documents];
};

describe('a page of 50', () => {
  it.each([1000, 100_000])('of %i orders reads one document more than it shows', async (size) => {
    expect(await costOfPages(size)).toEqual([51, 51]);
  });
});
