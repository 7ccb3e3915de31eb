import Stack from '@mui/material/Stack';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { SteadyPage } from '../../../components/list/paged-list.tsx';
import { useContactMessages } from '../api/list-contact-messages.ts';
import { texts } from '../texts.ts';
import { MessageCard } from './message-card.tsx';

/** What came through the contact form, newest first. */
export function Inbox() {
  const page = usePageParam();
  return (
    <SteadyPage
      query={useContactMessages(page)}
      page={page}
      loading={{ rows: 4, height: 140 }}
      empty={<EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
    >
      {({ rows }) => (
        <Stack
          component="ul"
          aria-label={texts.label}
          spacing={2}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {rows.map((message) => (
            <li key={message._id}>
              <MessageCard message={message} />
            </li>
          ))}
        </Stack>
      )}
    </SteadyPage>
  );
}
