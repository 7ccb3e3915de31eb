import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  addressRefusal,
  arrivalDay,
  deliveryDay,
  namedDay,
  type Order,
  townLines,
} from '@rollwell/functions/contract';
import { useId } from 'react';
import { Link } from '../../../components/navigation/router-link.tsx';
import { WithdrawalLink, ParcelNote } from '../../../entities/order/order-details.tsx';
import { useSession } from '../../../entities/session/use-session.ts';
import { useFormats } from '../../../lib/formats.ts';
import { homeSection, paths, pathTo } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-time.ts';
import { transitDaysOf, useDeliveryPace } from '../api/payment.ts';
import type { Lines, PaymentState } from '../payment-state.ts';
import { afterTexts as texts } from '../texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

interface NextStepsProps {
  /** The one that the state is of. */
  order: Order;
  lines: Lines;
  state: PaymentState;
}

/** States in which somebody waits for a parcel. */
const WAITING: ReadonlySet<PaymentState> = new Set<PaymentState>([
  'open',
  'declined',
  'cancelled',
  'confirming',
  'paid',
  'shipped',
]);

const timeOf = ({ events }: Order, wanted: 'paid' | 'shipped'): string | undefined =>
  events.filter(({ type }) => type === wanted).at(-1)?.at;

/** Where an order goes, when it comes, which mails come, and what to do if something is wrong. */
export function NextSteps({ order, lines, state }: NextStepsProps) {
  const id = useId();
  if (!WAITING.has(state)) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={notOnPaper}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 2 }}>
        {texts.title}
      </Typography>
      <Box component="dl" sx={list}>
        <dt>{texts.goesTo}</dt>
        <dd>
          {[order.customerName, order.address, ...townLines(order)].map((line, index) => (
            // Whoever lives in a street of their own name has two lines alike.
            <Box key={`${index} ${line}`} component="span" sx={{ display: 'block' }}>
              {line}
            </Box>
          ))}
        </dd>
        <dt>{texts.arrives}</dt>
        <dd>
          <Arrives order={order} lines={lines} state={state} />
        </dd>
        <dt>{texts.mails}</dt>
        <dd>
          <Mails order={order} />
        </dd>
        <dt>{texts.wrong}</dt>
        <dd>
          <Wrong order={order} />
        </dd>
      </Box>
    </Box>
  );
}

/** What nobody has verified gets no mail of ours until somebody has. */
function Mails({ order: { email } }: { order: Order }) {
  const { user } = useSession();
  const isVerified = user?.email === email && user.emailVerified;
  return (
    <>
      <span>{isVerified ? texts.written(email) : texts.unverified(email)}</span>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <span>{isVerified ? texts.noMail : texts.linkAgain}</span>{' '}
        <Link to={paths.dashboard}>{texts.profile}</Link>.
      </Box>
    </>
  );
}

/** A day and not a range: the last on which all of it is there. */
function Arrives({ order, lines, state }: NextStepsProps) {
  const { dateTime } = useFormats();
  const now = useNow();
  const pace = useDeliveryPace(
    order,
    lines.map(({ productId }) => productId),
    state !== 'shipped',
  );
  if (state === 'shipped') {
    const left = timeOf(order, 'shipped') ?? order.updatedAt;
    const by = arrivalDay(new Date(left), transitDaysOf(order));
    return (
      <>
        <span>{texts.onItsWay(dateTime(left, 'day'), namedDay(by))}</span>
        <ParcelNote order={order} />
      </>
    );
  }
  const said = () => {
    if (pace === 'pending') return '…';
    if (pace === undefined) return texts.unknown;
    const paidAt = timeOf(order, 'paid');
    if (paidAt !== undefined) return texts.by(namedDay(deliveryDay(new Date(paidAt), pace)));
    return texts.ifPaidNow(namedDay(deliveryDay(now, pace)));
  };
  return <span>{said()}</span>;
}

function Wrong({ order }: { order: Order }) {
  return (
    <Box component="ul" sx={{ ...bareList, '& a': { py: 0.5 } }}>
      {addressRefusal(order) === undefined && (
        <li>
          <Link to={pathTo('changeAddress', order._id)}>{texts.changeAddress}</Link>
        </li>
      )}
      <li>
        <Link to={pathTo('myOrder', order._id)}>{texts.seeOrder}</Link>
      </li>
      <li>
        <Link to={homeSection('contact')}>{texts.write}</Link>
      </li>
      {order.paid ? (
        <li>
          <WithdrawalLink order={order} />
        </li>
      ) : (
        <li>{texts.cancelHint}</li>
      )}
    </Box>
  );
}

/** A receipt says what was, and has nothing to press. */
const notOnPaper = { mt: 4, '@media print': { display: 'none' } } as const;

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(96px, max-content) 1fr' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1.5 },
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 2, sm: 0 }, maxWidth: '60ch' },
} as const;
