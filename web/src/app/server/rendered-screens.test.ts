import { afterEach, expect, it } from 'vitest';
import type { AskApi } from '@rollwell/functions/contract/rendered-page';
import { connectBeside } from '../../lib/api/ask-beside.ts';
import { paths } from '../../lib/paths.ts';
import { createQueryClient } from '../query-client.ts';
import { renderedScreens } from './rendered-screens.ts';

afterEach(() => {
  connectBeside(undefined);
});

/** Whether what a page reads comes, while one call fails. */
const readsWhile = async (page: string, failing: string): Promise<boolean> => {
  const answer: AskApi = (url) =>
    Promise.resolve(
      url.startsWith(failing)
        ? Response.json({ error: { code: 'internal', message: 'Away' } }, { status: 500 })
        : Response.json({ _id: 'p1' }),
    );
  connectBeside(answer);
  const screen = renderedScreens.find(({ path }) => path === page);
  const client = createQueryClient();
  const results = await Promise.allSettled(
    screen?.load?.({ client, id: 'p1', query: new URLSearchParams() }) ?? [],
  );
  return results.every(({ status }) => status === 'fulfilled');
};

it('the page of a product does without what goes with it, and not without the product', async () => {
  expect(await readsWhile(paths.product, '/product/related/')).toBe(true);
  expect(await readsWhile(paths.product, '/product/p1')).toBe(false);
});

it('the list of products does without its facets, and not without the products', async () => {
  expect(await readsWhile(paths.products, '/product/facets')).toBe(true);
  expect(await readsWhile(paths.products, '/product?')).toBe(false);
});
