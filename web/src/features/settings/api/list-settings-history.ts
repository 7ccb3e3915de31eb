import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { settingsKeys } from '../../../lib/query/keys.ts';

/** Changes on a page of the history. */
const PER_PAGE = 10;

/** One page of the changes of the settings, newest first, by `GET /settings/history`, as an admin. */
export const useSettingsHistory = (page: number) =>
  useQuery({
    ...pageQuery(
      {
        key: settingsKeys.history,
        fetch: (cursor, signal) =>
          requestWithHeaders('listSettingsHistory', {
            query: { cursor, limit: PER_PAGE },
            signal,
          }),
      },
      page,
    ),
    placeholderData: keepPreviousData,
  });
