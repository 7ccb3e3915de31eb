import Box from '@mui/material/Box';
import PageLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Order, isPaidOrShipped, parcelName, isolated } from '@rollwell/functions/contract';
import { Link } from '../../components/navigation/router-link.tsx';
import { useFormats } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { texts, WITHDRAW_LABEL } from './texts.ts';

/** The order number for people, above the id that is in URLs. */
export function OrderNumber({ order }: { order: Pick<Order, 'number' | '_id'> }) {
  return (
    <>
      <span>{order.number}</span>
      <Box
        component="span"
        sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}
      >
        {order._id}
      </Box>
    </>
  );
}

/** Where the parcel of an order can be followed; nothing where the office has not said. */
export function ParcelNote({ order: { tracking } }: { order: Pick<Order, 'tracking'> }) {
  if (tracking === null) return null;
  const name = parcelName(tracking);
  return (
    <Typography sx={{ mt: 1 }}>
      <span>{name !== '' && `${texts.with(name)} `}</span>
      {tracking.url !== '' && (
        <PageLink href={tracking.url} target="_blank" rel="noopener noreferrer nofollow">
          {texts.follow}
        </PageLink>
      )}
    </Typography>
  );
}

/** That somebody has withdrawn from an order, or from one line of it; nothing where nobody has. */
export function WithdrawnNote({ order, ofLine = false }: { order: Order; ofLine?: boolean }) {
  const { dateTime } = useFormats();
  if (!order.withdrawal) return null;
  const { at, part } = order.withdrawal;
  const say = ofLine ? texts.withdrewFromLine : withdrewOn;
  return <Typography sx={{ mt: 1 }}>{say(dateTime(at), isolated(part))}</Typography>;
}

/** Whether somebody can withdraw from an order, or from a line of it, and has not. */
export const isOpenForWithdrawal = (order: Order): boolean =>
  order.withdrawal === null && isPaidOrShipped(order);

/** Leads from an order to the withdrawal from it, or says that it was declared. */
export function WithdrawalLink({ order }: { order: Order }) {
  if (order.withdrawal) return <WithdrawnNote order={order} />;
  if (!isOpenForWithdrawal(order)) return null;
  return (
    <div>
      <Link
        to={{
          pathname: paths.withdrawal,
          search: String(new URLSearchParams({ number: order.number, order: order._id })),
        }}
        sx={{ display: 'inline-block', py: 1.25 }}
      >
        {WITHDRAW_LABEL}
      </Link>
    </div>
  );
}

/** What an order says of a withdrawal from it. */
export const withdrewOn = (when: string, part: string): string =>
  `You withdrew from this order on ${when}.${part && ` Only: ${part}`}`;
