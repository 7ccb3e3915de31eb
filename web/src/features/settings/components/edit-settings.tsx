import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormPlaceholder } from '../../../components/form/form-placeholder.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { useFreshSettings } from '../api/settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHistory } from './settings-history.tsx';

/** The form of the settings, opened with the settings as they are at that moment, and its history. */
export function EditSettings() {
  const client = useQueryClient();
  const query = useFreshSettings();
  // The base of the merge is the settings as the form was opened with.
  const [opened, setOpened] = useState(query.data);
  if (!opened && query.data && !query.isFetching) setOpened(query.data);
  const loading = (
    <FormPlaceholder>
      <LoadingRows rows={6} />
    </FormPlaceholder>
  );
  return (
    <QueryState query={query} loading={loading}>
      {() =>
        opened ? (
          <>
            <SettingsForm
              settings={opened}
              onSaved={() => setOpened(client.getQueryData(settingsQuery().queryKey))}
            />
            {/* Comes with the form, which would push it down. */}
            <SettingsHistory />
          </>
        ) : (
          loading
        )
      }
    </QueryState>
  );
}
