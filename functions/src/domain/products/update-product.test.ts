import { expect, it } from 'vitest';
import type { ProductChange } from '../../contract/schemas/product.ts';
import type { Deps } from '../deps.ts';
import { updateProduct } from './update-product.ts';

const deps = {
  now: () => 0,
  images: { isOwn: () => true },
  products: {
    getSince: () => Promise.resolve({ product: { updatedAt: 'another' }, sameFacts: false }),
  },
} as unknown as Pick<Deps, 'products' | 'now' | 'images' | 'settings'>;

const codeFor = (updatedAt: string): Promise<unknown> =>
  updateProduct(deps, { email: 'a@b.example' }, 'id', { updatedAt } as ProductChange).catch(
    (error: unknown) => (error as { code: string }).code,
  );

it.each([
  ['2026-11-22T09:00:00.123456Z', 'conflict'],
  ['2026-11-22T09:00:00+02:00', 'conflict'],
  ['2026-11-22', 'validation_failed'],
  ['2026-11-22T99:00:00.000000Z', 'validation_failed'],
  ['yesterday', 'validation_failed'],
])('a change that is based on %s is refused with %s', async (updatedAt, code) => {
  expect(await codeFor(updatedAt)).toBe(code);
});
