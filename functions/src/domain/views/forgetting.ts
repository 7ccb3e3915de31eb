import type { Entry, EntryRepository } from '../../data/entry-repository.ts';
import type { ProductReviewRepository } from '../../data/product-review-repository.ts';
import type { ProductRepository } from '../../data/product-repository.ts';
import type { SettingsRepository } from '../../data/settings-repository.ts';
import type { StockRepository } from '../../data/stock-repository.ts';

/*
 * Repositories whose writes have this process forget what it keeps of what they change, however a
 * write ended: one that seems to have failed may have taken effect.
 */

export const forgettingProducts = (
  products: ProductRepository,
  forget: () => void,
): ProductRepository => ({
  ...products,
  create: (...given) => products.create(...given).finally(forget),
  replace: (...given) => products.replace(...given).finally(forget),
  remove: (...given) => products.remove(...given).finally(forget),
});

export const forgettingStock = (stock: StockRepository, forget: () => void): StockRepository => ({
  ...stock,
  commit: (commit) => stock.commit(commit).finally(forget),
});

export const forgettingEntries = <Item extends Entry>(
  entries: EntryRepository<Item>,
  forget: () => void,
): EntryRepository<Item> => ({
  ...entries,
  create: (...given) => entries.create(...given).finally(forget),
  remove: (...given) => entries.remove(...given).finally(forget),
});

export const forgettingSettings = (
  settings: SettingsRepository,
  forget: () => void,
): SettingsRepository => ({
  ...settings,
  replace: (...given) => settings.replace(...given).finally(forget),
});

export const forgettingProductReviews = (
  reviews: ProductReviewRepository,
  forget: () => void,
): ProductReviewRepository => ({
  ...reviews,
  save: (...given) => reviews.save(...given).finally(forget),
  remove: (...given) => reviews.remove(...given).finally(forget),
});
