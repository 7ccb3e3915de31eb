import type { Entry, EntryRepository } from '../../data/entry-repository.ts';
import type { ProductReviewRepository } from '../../data/product-review-repository.ts';
import type { ProductRepository } from '../../data/product-repository.ts';
import type { SettingsRepository } from '../../data/settings-repository.ts';
import type { StockRepository } from '../../data/stock-repository.ts';

/*
 * Repositories whose writes have this process look what was changed before it gives again what it
 * keeps, however a write ended: one that seems to have failed may have taken effect.
 */

export const tellingProducts = (
  products: ProductRepository,
  changed: () => void,
): ProductRepository => ({
  ...products,
  create: (...given) => products.create(...given).finally(changed),
  replace: (...given) => products.replace(...given).finally(changed),
  remove: (...given) => products.remove(...given).finally(changed),
});

export const tellingStock = (stock: StockRepository, changed: () => void): StockRepository => ({
  ...stock,
  commit: (commit) => stock.commit(commit).finally(changed),
});

export const tellingEntries = <Item extends Entry>(
  entries: EntryRepository<Item>,
  changed: () => void,
): EntryRepository<Item> => ({
  ...entries,
  create: (...given) => entries.create(...given).finally(changed),
  remove: (...given) => entries.remove(...given).finally(changed),
});

export const tellingSettings = (
  settings: SettingsRepository,
  changed: () => void,
): SettingsRepository => ({
  ...settings,
  replace: (...given) => settings.replace(...given).finally(changed),
});

export const tellingProductReviews = (
  reviews: ProductReviewRepository,
  changed: () => void,
): ProductReviewRepository => ({
  ...reviews,
  save: (...given) => reviews.save(...given).finally(changed),
  remove: (...given) => reviews.remove(...given).finally(changed),
});
