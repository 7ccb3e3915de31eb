import type { FormGroup } from './form-body.ts';

/** A page of a list as Stripe gives it: newest first, `starting_after` the last of the page before. */
interface List<Item> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Item[];
}

const DEFAULT_LIMIT = 10;
const HIGHEST_LIMIT = 100;

/** The page of `items` (oldest first) that the parameters of a GET ask for. */
export const listOf = <Item extends { id: string }>(
  url: string,
  items: readonly Item[],
  { limit, starting_after: after }: FormGroup,
): List<Item> => {
  const newestFirst = items.toReversed();
  const from = newestFirst.findIndex(({ id }) => id === after) + 1;
  const most = Math.min(Number(limit ?? DEFAULT_LIMIT), HIGHEST_LIMIT);
  const data = newestFirst.slice(from, from + most);
  return { object: 'list', url, has_more: newestFirst.length > from + data.length, data };
};
