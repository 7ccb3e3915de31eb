import Box from '@mui/material/Box';
import PageLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  addressRefusal,
  isPaidOrShipped,
  type OfficeOrder as OfficeFacts,
  type Order,
  type Purchase,
} from '@rollwell/functions/contract';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { Money } from '../../../components/data-display/formatted-values.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { Link, LinkButton } from '../../../components/navigation/router-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { paths, pathTo } from '../../../lib/paths.ts';
import { useOfficeOrder } from '../api/office-orders.ts';
import { searchOf } from '../manage-orders/order-filters.tsx';
import { OrderNotes } from './order-notes.tsx';
import { RefundAmountButton } from './refund-amount.tsx';
import { officeTexts } from './texts.ts';

const { customer, payment: words } = officeTexts;

/** What the office alone sees of an order: the customer, what was paid and went back, and its notes. */
export function OfficeOrder({ lines }: { lines: Purchase }) {
  const [first] = lines;
  const query = useOfficeOrder(first);
  return (
    <>
      <Customer lines={lines} />
      <QueryState query={query} loading={<LoadingRows rows={2} height={120} />}>
        {(facts) => (
          <>
            {facts.payment && <PaymentFigures facts={facts} payment={facts.payment} />}
            <OrderNotes id={first._id} notes={facts.notes} />
          </>
        )}
      </QueryState>
    </>
  );
}

function Customer({ lines }: { lines: Purchase }) {
  const [{ email, phone }] = lines;
  const open = lines.find((line) => addressRefusal(line) === undefined);
  return (
    <Box component="section" data-screen-only sx={{ mt: 3 }}>
      <Typography variant="h5" component="h3">
        {customer.title}
      </Typography>
      <Box sx={links}>
        <PageLink href={`mailto:${email}`} aria-label={customer.write(email)}>
          {email}
        </PageLink>
        <PageLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={customer.call(phone)}>
          {phone}
        </PageLink>
        <Link to={{ pathname: paths.manageAllOrders, search: searchOf({ q: email }) }}>
          {customer.orders}
        </Link>
      </Box>
      {open && (
        <LinkButton to={pathTo('changeAddress', open._id)} color="secondary" sx={{ ml: -2.5 }}>
          {customer.address}
        </LinkButton>
      )}
    </Box>
  );
}

interface PaymentFiguresProps {
  facts: OfficeFacts;
  payment: NonNullable<OfficeFacts['payment']>;
}

/** What was paid for an order and what of it went back, as far as the payment service has told. */
function PaymentFigures({ facts: { partialRefunds }, payment }: PaymentFiguresProps) {
  const { money, dateTime } = useFormats();
  const { paid, returned, page } = payment;
  return (
    <Box component="section" data-screen-only sx={{ mt: 3 }}>
      <Typography variant="h5" component="h3">
        {words.title}
      </Typography>
      <Box component="dl" sx={figures}>
        <dt>{words.paid}</dt>
        <dd>
          <Money amount={paid} />
        </dd>
        <dt>{words.returned}</dt>
        <dd>
          <Money amount={returned} />
        </dd>
        <dt>{words.left}</dt>
        <dd>
          <Money amount={paid - returned} />
        </dd>
      </Box>
      {partialRefunds.length > 0 && (
        <Box component="ul" aria-label={words.list} sx={{ pl: 2.5, my: 1 }}>
          {partialRefunds.map(({ id, at, by, amount, reason, state }) => (
            <li key={id}>
              <span>{money(amount)}</span>, <span>{words.states[state]}</span>: <bdi>{reason}</bdi>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <span>{dateTime(at)}</span>, <span>{by}</span>
              </Box>
            </li>
          ))}
        </Box>
      )}
      {page !== null && (
        <PageLink href={page} target="_blank" rel="noopener noreferrer">
          {words.page}
        </PageLink>
      )}
    </Box>
  );
}

/** Gives an amount of what was paid for one line back, while that can be; nothing otherwise. */
export function LineRefundAmount({ order }: { order: Order }) {
  const isOpen = isPaidOrShipped(order);
  const { data } = useOfficeOrder(order, isOpen);
  const left = data?.payment?.lines.find(({ id }) => id === order._id)?.refundable ?? 0;
  if (!isOpen || left <= MIN_PART) return null;
  return <RefundAmountButton order={order} left={left} />;
}

/** Of a cent, no part can go back. */
const MIN_PART = 0.01;

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  '& a': { py: 1.25, overflowWrap: 'anywhere' },
} as const;

const figures = {
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;
