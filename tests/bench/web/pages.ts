import { SHOP } from '../../support/api-client.ts';

const firstOf = async (list: string): Promise<string> => {
  const [first] = (await (await fetch(`${SHOP}${list}`)).json()) as { _id: string }[];
  if (!first) throw new Error(`${list} has nothing to measure.`);
  return first._id;
};

/** The pages that a visitor reads, in the order in which somebody new comes to them. */
export const visitedPages = async (): Promise<{ name: string; path: string }[]> => [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'a product', path: `/products/${await firstOf('/product?limit=1')}` },
  { name: 'blogs', path: '/blogs' },
  { name: 'a post', path: `/blogs/${await firstOf('/blog?limit=1')}` },
];
