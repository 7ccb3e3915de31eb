import type { SettingsFacts, SettingsHistoryEntry } from './schemas/settings.ts';

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
  confirmedTexts,
  textsConfirmed,
}: SettingsFacts): SettingsFacts => ({
  seller,
  vatPercent,
  confirmedTexts,
  textsConfirmed,
});

/** What is not as it was in the settings of the shop, value by value; their `updatedAt` is none. */
export const settingChanges = (
  before: SettingsFacts,
  after: SettingsFacts,
): SettingsHistoryEntry['changes'] => {
  const known = new Map(valuesOf(factsOf(before)));
  return valuesOf(factsOf(after))
    .map(([field, value]) => ({ field, before: known.get(field) ?? '', after: value }))
    .filter((change) => change.before !== change.after);
};
