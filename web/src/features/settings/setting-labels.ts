import {
  COUNTRY_CODES,
  countryName,
  keysOf,
  LEGAL_NAMES,
  LEGAL_TITLES,
  SELLER_LABELS,
} from '@rollwell/functions/contract';
import { texts } from './texts.ts';

export const sellerFields = keysOf(SELLER_LABELS);

const labels: ReadonlyMap<string, string> = new Map([
  ...sellerFields.map((name): [string, string] => [`seller.${name}`, SELLER_LABELS[name]]),
  ...LEGAL_NAMES.map((name): [string, string] => [
    `confirmedTexts.${name}`,
    texts.confirmedText(LEGAL_TITLES[name]),
  ]),
  ['vatPercent', texts.vatPercent],
  ['reducedVatPercent', texts.reducedVat],
  ['home.cost', texts.cost],
  ['home.freeFrom', texts.freeFrom],
  ['home.transitDays', texts.transitDays],
  ['warehouse.handlingDays', texts.handlingDays],
  ['warehouse.cutOffHour', texts.cutOffHour],
  ['warehouse.closures', texts.closures],
  ...COUNTRY_CODES.map((code): [string, string] => [
    `abroad.${code}`,
    texts.of(countryName(code), texts.abroad),
  ]),
  ['textsConfirmed', texts.confirmed],
]);

/** The words for a setting by its path, such as `seller.city`. */
export const settingLabel = (path: string): string => labels.get(path) ?? path;
