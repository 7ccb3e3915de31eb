import type { Response } from 'express';
import { HEADER } from '../contract/headers.ts';

/** The items of a page; says in a header where the next one begins. */
export const listed = <Item>(
  res: Response,
  { items, nextCursor }: { items: Item[]; nextCursor: string | undefined },
): Item[] => {
  if (nextCursor !== undefined) res.set(HEADER.nextCursor, nextCursor);
  return items;
};
