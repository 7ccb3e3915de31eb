import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type Purchase, purchasesOf } from '@rollwell/functions/contract';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { paths, pathTo } from '../../../lib/paths.ts';
import { useOrdersOf } from '../api/orders.ts';
import { cancelledTexts } from '../cancelled/texts.ts';
import { FilterLink, FilterLinks } from '../filter-links.tsx';
import { useLivePage } from '../live/use-live-orders.ts';
import { useWatchedOrders } from '../live/use-watched-orders.ts';
import { OrderFacts } from '../order-page/order-facts.tsx';
import { OrderHead } from '../order-page/order-head.tsx';
import { OrderHistory } from '../order-page/order-history.tsx';
import { OrderLines } from '../order-page/order-lines.tsx';
import { texts } from '../texts.ts';
import { MyLineActions, MyOrderActions } from './my-order-actions.tsx';
import { CardList } from '../../../components/layout/lists.tsx';
import { useCancelledOf } from '../api/cancelled-orders.ts';
import { CancelledCard, OrderCancelledAgain } from '../cancelled/cancelled-card.tsx';

const CARDS = { rows: 3, height: 320 };

const SHOW = 'show';
const CANCELLED = 'cancelled';

/** The orders of whoever is signed in, or those that were cancelled. */
export function MyOrders() {
  const [params] = useSearchParams();
  const isCancelled = params.get(SHOW) === CANCELLED;
  const { filterLabel, current, cancelled } = cancelledTexts.mine;
  return (
    <>
      <FilterLinks label={filterLabel}>
        <FilterLink to={{ search: '' }} isCurrent={!isCancelled}>
          {current}
        </FilterLink>
        <FilterLink to={{ search: `${SHOW}=${CANCELLED}` }} isCurrent={isCancelled}>
          {cancelled}
        </FilterLink>
      </FilterLinks>
      {isCancelled ? <MyCancelledOrders /> : <CurrentOrders />}
    </>
  );
}

/** Those that were not cancelled; what changes elsewhere shows here by itself. */
function CurrentOrders() {
  const { uid, email } = useSignedInUser();
  const page = usePageParam();
  const query = useOrdersOf(email, page);
  const live = useWatchedOrders({ uid }, query.isSuccess);
  useLivePage(query, page, live);
  return (
    <PagedList query={query} page={page} loading={CARDS} empty={<NoOrders />}>
      {({ rows }) => (
        <>
          <WaitingMails />
          <CardList label={texts.mine.label}>
            {purchasesOf(rows).map((lines) => (
              <li key={lines[0].purchase?.id ?? lines[0]._id}>
                <OrderCard lines={lines} />
              </li>
            ))}
          </CardList>
        </>
      )}
    </PagedList>
  );
}

/** Says why no mail comes to whoever has not verified the address; else nothing. */
function WaitingMails() {
  const { email, emailVerified } = useSignedInUser();
  const { unverified, profile } = texts.mine;
  if (emailVerified) return null;
  return (
    <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
      <span>{unverified(email)}</span> <Link to={paths.dashboard}>{profile}</Link>.
    </Typography>
  );
}

function NoOrders() {
  const { mine } = texts;
  return (
    <EmptyState title={mine.empty} link={{ to: paths.products, label: mine.toProducts }}>
      {mine.emptyHint}
    </EmptyState>
  );
}

/** One order of the person who placed it, with what can be done about it. */
function OrderCard({ lines }: { lines: Purchase }) {
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <OrderHead lines={lines} to={pathTo('myOrder', lines[0]._id)} />
      {lines.length > 1 && (
        <OrderLines lines={lines} actions={(order) => <MyLineActions order={order} />} />
      )}
      <OrderFacts lines={lines} />
      <MyOrderActions lines={lines} />
      <OrderHistory lines={lines} />
    </Card>
  );
}

const { mine } = cancelledTexts;

/** The orders of whoever is signed in that were cancelled or not paid in time, the last to end first. */
function MyCancelledOrders() {
  const { email } = useSignedInUser();
  const page = usePageParam();
  return (
    <PagedList
      query={useCancelledOf(email, page)}
      page={page}
      loading={{ rows: 3, height: 280 }}
      empty={<EmptyState title={mine.empty}>{mine.emptyHint}</EmptyState>}
    >
      {({ rows }) => (
        <CardList label={mine.label}>
          {purchasesOf(rows).map((lines) => (
            <li key={lines[0]._id}>
              <CancelledCard lines={lines} to={pathTo('myOrder', lines[0]._id)}>
                <OrderCancelledAgain lines={lines} />
              </CancelledCard>
            </li>
          ))}
        </CardList>
      )}
    </PagedList>
  );
}
