import { AppError } from '../../contract/api/app-error.ts';
import { settingChanges } from '../../contract/setting-changes.ts';
import type { SettingsChange, SettingsHistoryEntry } from '../../contract/schemas/settings.ts';
import { SETTINGS_UPDATED } from '../../data/shop/settings-repository.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Page } from '../../data/firestore/page.ts';

/**
 * Replaces the settings of the shop and logs what changed. Gives 1, or 0 where nothing is different.
 * @throws AppError `conflict` when somebody has changed them since the caller read them.
 */
export const updateSettings = async (
  { shopSettings, now }: Pick<Deps, 'shopSettings' | 'now'>,
  by: Pick<Caller, 'email'>,
  { updatedAt, ...after }: SettingsChange,
): Promise<number> => {
  const before = await shopSettings.get();
  if (before.updatedAt !== updatedAt) throw new AppError('conflict');
  const changes = settingChanges(before, after);
  if (changes.length === 0) return 0;
  const isDone = await shopSettings.replace(before, after, {
    type: SETTINGS_UPDATED,
    at: now(),
    by: by.email,
    details: { changes },
  });
  if (!isDone) throw new AppError('conflict');
  return 1;
};

/** Who changed which settings of the shop, newest first. */
export const listSettingsHistory = (
  { shopSettings }: Pick<Deps, 'shopSettings'>,
  page: ListQuery,
): Promise<Page<SettingsHistoryEntry>> => shopSettings.history(page);
