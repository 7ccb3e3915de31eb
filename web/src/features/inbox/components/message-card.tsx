import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@rollwell/functions/contract';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { mailTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** One message; the address answers it in the reader's mail program. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const { email, subject, createdAt } = message;
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <Box sx={{ color: 'text.secondary', my: 1, overflowWrap: 'anywhere' }}>
        {texts.from} <Link href={mailTo(email, texts.reply(subject))}>{email}</Link>,{' '}
        <DateTime iso={createdAt} />
      </Box>
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message.message || texts.noText}
      </Typography>
    </Card>
  );
}
