import Stack from '@mui/material/Stack';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading.tsx';
import { Pager, usePageParam } from '../../../components/pager.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { useContactMessages } from '../api/list-contact-messages.ts';
import { texts } from '../texts.ts';
import { MessageCard } from './message-card.tsx';

/** What came through the contact form, newest first. */
export function Inbox() {
  const page = usePageParam();
  return (
    <QueryState query={useContactMessages(page)} loading={<LoadingRows rows={4} height={140} />}>
      {({ items, next }) => (
        <>
          {items.length > 0 ? (
            <Stack
              component="ul"
              aria-label={texts.label}
              spacing={2}
              sx={{ listStyle: 'none', m: 0, p: 0 }}
            >
              {items.map((message) => (
                <li key={message._id}>
                  <MessageCard message={message} />
                </li>
              ))}
            </Stack>
          ) : (
            <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
          )}
          <Pager page={page} hasNext={next !== undefined} />
        </>
      )}
    </QueryState>
  );
}
