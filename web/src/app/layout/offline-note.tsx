import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { DateTime } from '../../components/figures.tsx';
import { texts } from '../texts.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const isOnline = (): boolean => navigator.onLine;

/** When the oldest of what the page came with was read; undefined for a page that is always the same. */
function readAt(client: QueryClient): string | undefined {
  const times = client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => (state.status === 'success' ? [state.dataUpdatedAt] : []));
  return times.length === 0 ? undefined : new Date(Math.min(...times)).toISOString();
}

/** Says on a page that opened without a connection that it was kept from an earlier visit, and from when. */
export function OfflineNote() {
  const client = useQueryClient();
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  const [openedOffline] = useState(() => typeof navigator !== 'undefined' && !isOnline());
  const [from] = useState(() => readAt(client));
  if (online || !openedOffline) return null;
  return (
    <Box role="status" sx={style}>
      {texts.offline.title}{' '}
      {from && (
        <>
          {texts.offline.from} <DateTime iso={from} />.{' '}
        </>
      )}
      {/* To the page itself: it really loads again. */}
      <Link href="" color="inherit">
        {texts.offline.retry}
      </Link>
    </Box>
  );
}

/** Over the lower edge, so that nothing moves when it comes. */
const style = {
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: 'snackbar',
  px: 2,
  py: 1.5,
  borderRadius: 1,
  bgcolor: 'text.primary',
  color: 'background.paper',
  textAlign: 'center',
} as const;
