import type { ShopSettings } from '../contract/schemas/settings.ts';
import { NEVER_SAVED, SAMPLE_SETTINGS } from '../contract/shop-settings.ts';

/** What admins set, in memory, as it is and as one process has kept it. */
export class MemoryFacts {
  facts: ShopSettings = { ...SAMPLE_SETTINGS, updatedAt: NEVER_SAVED };
  keptFacts: ShopSettings = this.facts;
  readonly shopSettings = { get: () => Promise.resolve(this.facts) };
  readonly cachedReads = { settings: () => Promise.resolve({ value: this.keptFacts, readAt: 0 }) };
}
