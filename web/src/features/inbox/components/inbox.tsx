import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@rollwell/functions/contract';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { mailTo } from '../../../lib/paths.ts';
import { useContactMessages } from '../api/list-contact-messages.ts';
import { CardList } from '../../../components/layout/lists.tsx';

/** What came through the contact form, newest first. */
export function Inbox() {
  const page = usePageParam();
  return (
    <PagedList
      query={useContactMessages(page)}
      page={page}
      loading={{ rows: 4, height: 140 }}
      empty={<EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
    >
      {({ rows }) => (
        <CardList label={texts.label}>
          {rows.map((message) => (
            <li key={message._id}>
              <MessageCard message={message} />
            </li>
          ))}
        </CardList>
      )}
    </PagedList>
  );
}

/** One message; the address answers it in the reader's mail program. */
function MessageCard({ message }: { message: ContactMessage }) {
  const { email, subject, createdAt } = message;
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {subject}
      </Typography>
      <Box sx={{ color: 'text.secondary', my: 1, overflowWrap: 'anywhere' }}>
        {texts.from} <Link href={mailTo(email, texts.reply(subject))}>{email}</Link>,{' '}
        <DateTime iso={createdAt} />
      </Box>
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line' }}>
        {message.message || texts.noText}
      </Typography>
    </Card>
  );
}

/** The words of the admins' inbox. */
const texts = {
  label: 'Messages',
  from: 'From',
  reply: (subject: string) => `Re: ${subject}`,
  noText: 'No text, only the subject.',
  empty: 'There are no messages',
  emptyHint: 'What visitors send through the contact form shows here.',
} as const;
