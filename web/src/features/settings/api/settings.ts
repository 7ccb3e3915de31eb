import type { SettingsChange } from '@rollwell/functions/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { settingsKeys, settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { usePage } from '../../../lib/api/pages.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { unlessConflict } from '../../../lib/use-save-with-conflict.ts';

export const useSettings = () => useQuery(settingsQuery());

/** The settings of the shop as they are now, for a form that is based on them. */
export const useFreshSettings = () => useQuery(settingsQuery(true));

/** Changes on a page of the history. */
const PER_PAGE = 10;

/** One page of the changes of the settings, newest first, by `GET /settings/history`, as an admin. */
export const useSettingsHistory = (page: number) =>
  usePage({
    page,
    key: settingsKeys.history,
    fetch: (cursor, signal) =>
      requestWithHeaders('listSettingsHistory', {
        query: { cursor, limit: PER_PAGE },
        signal,
      }),
  });

/** Changes the settings by `PUT /settings`; 409 `conflict` when they are no longer what they were. */
export const useUpdateSettings = () =>
  useMutation({
    mutationFn: (body: SettingsChange) => request('updateSettings', { body }),
    meta: { failureToast: unlessConflict, invalidatesOnSuccess: [settingsKeys.all] },
  });
