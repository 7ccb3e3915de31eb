import { expect, it } from 'vitest';
import { pagesOf } from './scheduled-work.ts';

/** A list of so many pages with one number each, and how many of them were asked for. */
const listOf = (length: number) => {
  const asked: (string | undefined)[] = [];
  const list = ({ cursor }: { cursor?: string | undefined }) => {
    asked.push(cursor);
    const page = Number(cursor ?? 0);
    const nextCursor = page + 1 < length ? String(page + 1) : undefined;
    return Promise.resolve({ items: [page], nextCursor });
  };
  return { asked, list };
};

const collect = async <Item>(pages: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = [];
  for await (const page of pages) all.push(page);
  return all;
};

it('gives every page of a list, each asked for by the cursor of the one before', async () => {
  const { asked, list } = listOf(3);
  expect(await collect(pagesOf(list))).toEqual([[0], [1], [2]]);
  expect(asked).toEqual([undefined, '1', '2']);
});

it('ends after the most that it may read', async () => {
  const { asked, list } = listOf(80);
  expect(await collect(pagesOf(list))).toHaveLength(50);
  expect(await collect(pagesOf(list, 2))).toEqual([[0], [1]]);
  expect(asked).toHaveLength(52);
});
