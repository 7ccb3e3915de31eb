import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { FailedMail } from '@rollwell/functions/contract';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { useListLock } from '../../../components/list/stable-list.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { useFailedMails, useRetryMail } from '../api/mails.ts';
import { texts } from '../texts.ts';
import { CardList } from '../../../components/layout/lists.tsx';

/** The mails that the mail server did not take, those given up last first, for the office. */
export function FailedMails() {
  const page = usePageParam();
  return (
    <PagedList
      query={useFailedMails(page)}
      page={page}
      loading={{ rows: 4, height: 160 }}
      empty={<EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
    >
      {({ rows }) => (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {texts.hint}
          </Typography>
          <CardList label={texts.label}>
            {rows.map((mail) => (
              <li key={mail._id}>
                <FailedMailCard mail={mail} />
              </li>
            ))}
          </CardList>
        </>
      )}
    </PagedList>
  );
}

function FailedMailCard({ mail }: { mail: FailedMail }) {
  const { _id, to, subject, attempts, lastError, failedAt } = mail;
  const { count } = useFormats();
  const { mutate, isPending } = useRetryMail();
  const { release } = useListLock();
  const title = subject || texts.noSubject;
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary', my: 1, overflowWrap: 'anywhere' }}>
        <span>{texts.to}</span> <span>{to.join(', ')}</span>
        <br />
        <span>{texts.lastTry}</span> <DateTime iso={failedAt} />,{' '}
        <span>{attempts === 1 ? texts.oneTry : texts.tries(count(attempts))}</span>
      </Box>
      <Typography sx={{ maxWidth: '68ch', overflowWrap: 'anywhere', mb: 2 }}>
        {lastError}
      </Typography>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        loading={isPending}
        aria-label={texts.retryOf(title)}
        // Whoever presses it expects the row to go.
        onClick={() => mutate(_id, { onSuccess: release })}
      >
        {texts.retry}
      </Button>
    </Card>
  );
}
