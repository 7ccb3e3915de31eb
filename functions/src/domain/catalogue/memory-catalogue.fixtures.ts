import { CATALOGUE_LIMITS } from '../../contract/constants.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { CatalogueRepository } from '../../data/products/catalogue-repository.ts';

/** The products of a test, as the database tells of them, by the clock of the test. */
export const memoryCatalogue = (now: () => number, all: readonly Product[] = []) => {
  const products = new Map(all.map((product) => [product._id, product]));
  const notes: { id: string; at: number }[] = [];
  let versions = 0;
  const asked = async (): Promise<number> => {
    const at = now();
    await Promise.resolve();
    world.before();
    return at;
  };
  const repository: CatalogueRepository = {
    load: async () => {
      world.loads += 1;
      const at = await asked();
      return { products: [...products.values()], times: { asOf: at, completeAt: at } };
    },
    changedSince: async ({ asOf, completeAt }) => {
      world.looks += 1;
      const at = await asked();
      if (at - completeAt >= CATALOGUE_LIMITS.completeMs) return undefined;
      const ids = notes
        .filter((note) => note.at > asOf - CATALOGUE_LIMITS.lateMs)
        .map(({ id }) => id);
      return {
        changed: ids.flatMap((id) => products.get(id) ?? []),
        removed: ids.filter((id) => !products.has(id)),
        times: { asOf: at, completeAt },
      };
    },
  };
  const world = {
    repository,
    /** How often somebody read all products, and how often what has changed. */
    loads: 0,
    looks: 0,
    /** What happens before an answer comes. */
    before: (): void => undefined,
    product: (id: string): Product | undefined => products.get(id),
    /** @param at the time that the commit carries, in milliseconds since 1970, where it is not now */
    put: (product: Product, at = now()): void => {
      versions += 1;
      products.set(product._id, { ...product, updatedAt: `version ${versions}` });
      notes.push({ id: product._id, at });
    },
    remove: (id: string): void => {
      products.delete(id);
      notes.push({ id, at: now() });
    },
  };
  return world;
};
