import { PREVIEW, type Blog, type Product } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { preview } from '../../lib/preview.ts';
import { blogKeys, productKeys } from '../../lib/query/keys.ts';
import { writePageData } from '../page-data.ts';
import { createQueryClient } from '../query-client.ts';
import { shortenLists } from './short-lists.ts';

const LONG = 'Load the roller twice. 👩🏽‍🎨 Then roll it out. '.repeat(20);
const SHORT = 'One coat.';
const things = [
  { _id: 'a', description: LONG },
  { _id: 'b', description: SHORT },
] as const;

const page = [...productKeys.list({ q: '', sort: 'newest', limit: 12 }), 1];

function listsOf() {
  const client = createQueryClient();
  client.setQueryData(productKeys.latest, things);
  client.setQueryData(page, { items: things, next: 'c' });
  client.setQueryData(blogKeys.list, {
    pages: [{ blogs: things, nextCursor: 'd' }],
    pageParams: [''],
  });
  client.setQueryData(productKeys.detail('a'), things[0]);
  shortenLists(client);
  return client;
}

describe('the lists that a page carries', () => {
  it('hold as much of each text as its card shows', () => {
    const client = listsOf();
    const lists = [
      client.getQueryData<Product[]>(productKeys.latest),
      client.getQueryData<{ items: Product[] }>(page)?.items,
      client.getQueryData<{ pages: { blogs: Blog[] }[] }>(blogKeys.list)?.pages[0]?.blogs,
    ];
    for (const list of lists) {
      const [long, short] = list?.map(({ description }) => description) ?? [];
      expect(preview(long ?? '', PREVIEW.card)).toBe(preview(LONG, PREVIEW.card));
      expect(long?.length).toBeLessThan(PREVIEW.card * 2);
      expect(short).toBe(SHORT);
    }
  });

  it('keep what else they say, and leave a thing’s own answer and what was never read alone', () => {
    const client = listsOf();
    expect(client.getQueryData(page)).toMatchObject({
      next: 'c',
      items: [{ _id: 'a' }, { _id: 'b' }],
    });
    expect(client.getQueryData(blogKeys.list)).toMatchObject({ pages: [{ nextCursor: 'd' }] });
    expect(client.getQueryData(productKeys.detail('a'))).toBe(things[0]);
    const empty = createQueryClient();
    shortenLists(empty);
    expect(JSON.parse(writePageData(empty))).toEqual([]);
  });
});
