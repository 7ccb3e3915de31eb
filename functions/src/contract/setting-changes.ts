import type { Carrier } from './delivery/carriers.ts';
import { formatMoney } from './money/money.ts';
import type { Abroad, SettingsFacts, SettingsHistoryEntry } from './schemas/settings.ts';
import type { Closure } from './schemas/warehouse.ts';
import { ratesInWords } from './money/vat.ts';

/** A country in one line, so that a change of it is read, chosen and undone as one. */
export const abroadInWords = ({
  cost,
  freeFrom,
  transitDays,
  vatPercent,
  reducedVatPercent,
}: Abroad): string =>
  [
    formatMoney(cost),
    ...(freeFrom === null ? [] : [`free from ${formatMoney(freeFrom)}`]),
    `${transitDays} working days`,
    `${ratesInWords({ vatPercent, reducedVatPercent })} VAT`,
  ].join(', ');

/** When we are closed, in one line, so that it is read, chosen and undone as one. */
const closuresInWords = (closures: readonly Closure[]): string =>
  closures.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ');

/** Who brings our parcels, in one line, so that it is read, chosen and undone as one. */
const carriersInWords = (carriers: readonly Carrier[]): string =>
  carriers.map(({ name, trackingUrl }) => `${name}: ${trackingUrl}`).join(', ');

/** Every value by its path, such as `seller.city`, as a text. */
const valuesOf = (facts: object, path = ''): [field: string, value: string][] =>
  Object.entries(facts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? valuesOf(value, `${path}${key}.`)
      : [[path + key, String(value)] as [string, string]],
  );

const factsOf = ({
  seller,
  vatPercent,
  reducedVatPercent,
  home,
  abroad,
  warehouse,
  carriers,
  confirmedTexts,
  textsConfirmed,
}: SettingsFacts): Record<keyof SettingsFacts, unknown> => ({
  seller,
  vatPercent,
  reducedVatPercent: reducedVatPercent ?? '',
  home: { ...home, freeFrom: home.freeFrom ?? '' },
  abroad: Object.fromEntries(abroad.map((row) => [row.country, abroadInWords(row)])),
  warehouse: { ...warehouse, closures: closuresInWords(warehouse.closures) },
  carriers: carriersInWords(carriers),
  confirmedTexts,
  textsConfirmed,
});

/** What is not as it was in the settings of the shop, value by value; their `updatedAt` is none. */
export const settingChanges = (
  before: SettingsFacts,
  after: SettingsFacts,
): SettingsHistoryEntry['changes'] => {
  const known = new Map(valuesOf(factsOf(before)));
  const become = new Map(valuesOf(factsOf(after)));
  return [...new Set([...become.keys(), ...known.keys()])]
    .map((field) => ({
      field,
      before: known.get(field) ?? '',
      after: become.get(field) ?? '',
    }))
    .filter((change) => change.before !== change.after);
};
