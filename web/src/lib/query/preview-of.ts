import type { FindPreview } from '@rollwell/functions/contract/rendered-page';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { previewKeys } from './keys.ts';

/** Has a page that is rendered carry the preview of its largest picture, where there is one. */
export async function keepPreview(
  client: QueryClient,
  address: string | undefined,
  find: FindPreview,
): Promise<void> {
  const found = address === undefined ? undefined : await find(address);
  if (address !== undefined && found !== undefined)
    client.setQueryData(previewKeys.of(address), found);
}

/** What to show in place of a picture until that has come, if the page came with it: a `data:` address. */
export function usePreview(address: string): string | undefined {
  const client = useQueryClient();
  return useMemo(() => client.getQueryData<string>(previewKeys.of(address)), [client, address]);
}
