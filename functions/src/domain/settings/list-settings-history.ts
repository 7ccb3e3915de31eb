import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { SettingsHistoryEntry } from '../../contract/schemas/settings.ts';
import type { Page } from '../../data/page.ts';
import type { Deps } from '../deps.ts';

/** Who changed which settings of the shop, newest first. */
export const listSettingsHistory = (
  { shopSettings }: Pick<Deps, 'shopSettings'>,
  page: ListQuery,
): Promise<Page<SettingsHistoryEntry>> => shopSettings.history(page);
