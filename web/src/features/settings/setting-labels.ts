import {
  COUNTRY_CODES,
  countryName,
  keysOf,
  LEGAL_NAMES,
  LEGAL_TITLES,
  SELLER_LABELS,
  type SettingsFacts,
} from '@rollwell/functions/contract';
import { carrierTexts, texts } from './texts.ts';

export const sellerFields = keysOf(SELLER_LABELS);

/** A word, or one for each part; a list of countries has one for each country, any other list one for all. */
type LabelsOf<Value> = Value extends readonly { country: infer Code extends string }[]
  ? Record<Code, string>
  : Value extends readonly unknown[]
    ? string
    : Value extends object
      ? Record<keyof Value, string>
      : string;

const labelled = <Name extends string>(names: readonly Name[], labelOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, labelOf(name)])) as Record<Name, string>;

/** A word for each setting: one that is forgotten does not compile. */
const LABELS: { [Name in keyof SettingsFacts]: LabelsOf<SettingsFacts[Name]> } = {
  seller: SELLER_LABELS,
  confirmedTexts: labelled(LEGAL_NAMES, (name) => texts.confirmedText(LEGAL_TITLES[name])),
  vatPercent: texts.vatPercent,
  reducedVatPercent: texts.reducedVat,
  home: { cost: texts.cost, freeFrom: texts.freeFrom, transitDays: texts.transitDays },
  warehouse: {
    handlingDays: texts.handlingDays,
    cutOffHour: texts.cutOffHour,
    closures: texts.closures,
  },
  carriers: carrierTexts.title,
  abroad: labelled(COUNTRY_CODES, (code) => texts.of(countryName(code), texts.abroad)),
  textsConfirmed: texts.confirmed,
};

const labels: ReadonlyMap<string, string> = new Map(
  Object.entries(LABELS).flatMap(([name, label]) =>
    typeof label === 'string'
      ? [[name, label] as const]
      : Object.entries(label).map(([part, of]) => [`${name}.${part}`, of] as const),
  ),
);

/** The words for a setting by its path, such as `seller.city`. */
export const settingLabel = (path: string): string => labels.get(path) ?? path;
