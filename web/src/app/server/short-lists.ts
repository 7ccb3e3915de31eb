import { PREVIEW, type Blog, type Product } from '@rollwell/functions/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../lib/api/pages.ts';
import { previewable } from '../../lib/preview.ts';
import { blogKeys, productKeys } from '../../lib/query/keys.ts';

type ProductList = Product[] | Page<Product>;
type BlogList = InfiniteData<{ blogs: Blog[] }>;

const short = <T extends { description: string }>(things: T[]): T[] =>
  things.map((thing) => ({
    ...thing,
    description: previewable(thing.description, PREVIEW.card),
  }));

/** Without the times of products, which no card shows. */
const untimed = (products: Product[]): Product[] =>
  short(products).map((product) => ({ ...product, createdAt: '', updatedAt: '' }));

/**
 * Leaves of the texts in lists what their cards show of them: a page carries its data, and a list of
 * posts would carry each post whole. A thing's own screen reads its own answer.
 */
export function shortenLists(client: QueryClient): void {
  client.setQueriesData<ProductList>({ queryKey: productKeys.lists }, (list) => {
    if (!list) return list;
    return Array.isArray(list) ? untimed(list) : { ...list, items: untimed(list.items) };
  });
  client.setQueryData<BlogList>(
    blogKeys.list,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, blogs: short(page.blogs) })) },
  );
}
