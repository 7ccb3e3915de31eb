import type { SettingsChange } from '@rollwell/functions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { unlessConflict } from '../../../lib/api/unless-conflict.ts';
import { settingsKeys } from '../../../lib/query/keys.ts';

/** Changes the settings by `PUT /settings`; 409 `conflict` when they are no longer what they were. */
export function useUpdateSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsChange) => request('updateSettings', { body }),
    meta: { failureToast: unlessConflict },
    onSuccess: () => client.invalidateQueries({ queryKey: settingsKeys.all }),
  });
}
