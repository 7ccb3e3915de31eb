import Box from '@mui/material/Box';
import { type Purchase, purchaseHistory } from '@rollwell/functions/contract';
import { DisclosureSummary } from '../../../components/data-display/disclosure-summary.tsx';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { visuallyHidden } from '../../../components/layout/visually-hidden.ts';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useIsAdmin, useSignedInUser } from '../../../entities/session/use-session.ts';
import { pathTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { eventAuthor } from './event-author.ts';
import { orderName } from './order-head.tsx';

/** What has happened to an order of one's own, folded away until asked for. */
export function OrderHistory({ lines }: { lines: Purchase }) {
  return (
    <Box component="details" sx={{ mt: 2, '& > summary': { color: 'secondary.main' } }}>
      <DisclosureSummary>
        {texts.history}
        <Box component="span" sx={visuallyHidden}>
          : <span>{orderName(lines)}</span>
        </Box>
      </DisclosureSummary>
      <OrderTimeline lines={lines} />
      <Link to={pathTo('myOrder', lines[0]._id)} sx={{ display: 'inline-block', py: 1.25 }}>
        {texts.historyPage}
      </Link>
    </Box>
  );
}

/** What has happened to an order, to which of its products, by whom and when, oldest first. */
export function OrderTimeline({ lines }: { lines: Purchase }) {
  const { email } = useSignedInUser();
  const { data: admin } = useIsAdmin();
  return (
    <Box component="ol" aria-label={texts.history} sx={timeline}>
      {purchaseHistory(lines).map(({ type, at, by, productNames }) => (
        <li key={`${type} ${at} ${by}`}>
          <span>{texts.events[type]}</span>
          {productNames.length > 0 && <span>{`: ${productNames.join(', ')}`}</span>}
          <Box component="span" sx={detail}>
            <DateTime iso={at} />, <span>{eventAuthor(by, { email, admin })}</span>
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** On a phone below what happened, so that no date is broken in two. */
const detail = {
  display: { xs: 'block', sm: 'inline' },
  ml: { sm: 1 },
  color: 'text.secondary',
} as const;

const timeline = {
  listStyle: 'none',
  m: 0,
  ml: 0.75,
  pl: 0,
  borderLeft: '2px solid',
  borderColor: 'divider',
  '& > li': { position: 'relative', pl: 2.5, py: 0.5, overflowWrap: 'anywhere' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: '0.7em',
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
  },
} as const;
