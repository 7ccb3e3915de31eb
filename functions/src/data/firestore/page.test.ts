import { describe, expect, it } from 'vitest';
import { Timestamp, type Query } from './firestore-library.ts';
import { readPage, latestFirst } from './page.ts';

interface Row {
  createdAt: Timestamp;
}

const NEWEST = latestFirst<Row>('orders', 'createdAt');

/** So many documents, the newest first, of which each that is given counts. */
const collectionOf = (size: number) => {
  const cost = { documents: 0, queries: 0 };
  const documentAt = (index: number) => {
    const createdAt = Timestamp.fromMillis(1_000_000_000 - index);
    return { id: `order-${index}`, data: () => ({ createdAt }), get: () => createdAt };
  };
  const query = (from: number, most: number): object => ({
    orderBy: () => query(from, most),
    // After a document, or after what tells where one stands.
    startAfter: (...after: [Timestamp, string] | [{ id: string }]) =>
      query(Number((after.length === 1 ? after[0].id : after[1]).split('-')[1]) + 1, most),
    limit: (count: number) => query(from, count),
    get: () => {
      const count = Math.min(most, size - from);
      cost.documents += count;
      cost.queries += 1;
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

describe('a page of 50 that is narrowed after reading', () => {
  const narrowed = async (size: number, keeps: (index: number) => boolean, cursor?: string) => {
    const { cost, all } = collectionOf(size);
    const page = await readPage(
      all,
      NEWEST,
      { limit: 50, cursor },
      ({ id }) => id,
      ({ id }) => keeps(Number(id.split('-')[1])),
    );
    return { cost, page };
  };

  it.each([1000, 100_000])(
    'of %i orders asks three times for a hundred at most, whatever it finds',
    async (size) => {
      const { cost, page } = await narrowed(size, () => false);
      expect(cost).toEqual({ documents: 300, queries: 3 });
      expect(page.items).toEqual([]);
      expect(page.nextCursor).toBeDefined();
    },
  );

  it('goes on behind the last that was looked at, until the list ends', async () => {
    const isLast = (index: number) => index === 999;
    let cursor: string | undefined;
    const pages: string[][] = [];
    do {
      const { page } = await narrowed(1000, isLast, cursor);
      pages.push(page.items);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(pages).toEqual([[], [], [], ['order-999']]);
  });

  it('asks once where the first hundred have enough, and leaves none out', async () => {
    const isEven = (index: number) => index % 2 === 0;
    const { cost, page } = await narrowed(1000, isEven);
    expect(cost.queries).toBe(2);
    expect(page.items).toHaveLength(50);
    const { page: second } = await narrowed(1000, isEven, page.nextCursor);
    expect(second.items[0]).toBe('order-100');
  });
});
