import { keysOf, SELLER_LABELS } from '@rollwell/functions/contract';
import { texts } from './texts.ts';

export const sellerFields = keysOf(SELLER_LABELS);
export type SellerField = (typeof sellerFields)[number];

const labels: ReadonlyMap<string, string> = new Map([
  ...sellerFields.map((name): [string, string] => [`seller.${name}`, SELLER_LABELS[name]]),
  ['vatPercent', texts.vatPercent],
  ['textsConfirmed', texts.confirmed],
]);

/** The words for a setting by its path, such as `seller.city`. */
export const settingLabel = (path: string): string => labels.get(path) ?? path;
