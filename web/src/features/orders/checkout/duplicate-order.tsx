import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Delivery, HOME_COUNTRY, LOCALE, type Order } from '@rollwell/functions/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { request } from '../../../lib/api/request.ts';
import { pathTo } from '../../../lib/paths.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useNow } from '../../../lib/use-time.ts';
import { useDialogAnswer } from '../address/use-address-check.tsx';
import { recentOrdersQuery } from '../api/orders.ts';
import { questionTexts } from '../texts.ts';

const { again: words } = questionTexts;

/** Milliseconds within which a like order counts as a duplicate. */
const RECENT_MS = 60 * 60 * 1000;

/** Where something goes, as a form or an order has it. */
type Address = Pick<Delivery, 'address' | 'city' | 'postcode' | 'country'>;

const placeOf = ({ address, city, postcode, country = HOME_COUNTRY }: Address): string =>
  JSON.stringify([address, city, postcode ?? '', country].map((line) => line.trim()));

const goesThere = ({ address, city, delivery }: Order, there: Address): boolean => {
  const { postcode, country } = delivery;
  return placeOf({ address, city, postcode, country }) === placeOf(there);
};

/**
 * The recent orders to an address, in any state; cancelled ones are not listed.
 */
const recentOrdersTo = (orders: readonly Order[], there: Address): Order[] =>
  orders.filter(
    (order) => serverNow() - Date.parse(order.createdAt) < RECENT_MS && goesThere(order, there),
  );

const isAlone = ({ purchase }: Order): boolean => purchase === null || purchase.lines === 1;

/** The order of one product, and nothing with it, that was just placed for an address. */
const recentDuplicate = (
  orders: readonly Order[],
  productId: string,
  there: Address,
): Order | undefined =>
  recentOrdersTo(orders, there).find((order) => isAlone(order) && order.productId === productId);

const haveSameIds = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join(' ') === [...other].sort().join(' ');

/**
 * A recent order of the same products to the same address, from this form or another tab; of several
 * products its first line. Undefined where it cannot be read: placing the order will report that.
 */
const findDuplicateOrder = async (
  client: QueryClient,
  email: string,
  productIds: readonly string[],
  there: Address,
): Promise<Order | undefined> => {
  try {
    const recent = await client.fetchQuery({ ...recentOrdersQuery(email), staleTime: 0 });
    const [productId = '', ...others] = productIds;
    if (others.length === 0) return recentDuplicate(recent, productId, there);
    const purchases = new Set(
      recentOrdersTo(recent, there).flatMap(({ purchase }) =>
        purchase?.lines === productIds.length ? purchase.id : [],
      ),
    );
    for (const id of purchases) {
      const lines = await request('getPurchase', { params: { id } });
      const ids = [...new Set(lines.map((line) => line.productId))];
      if (haveSameIds(ids, productIds)) return lines[0];
    }
    return undefined;
  } catch {
    return undefined;
  }
};

const MINUTE_MS = 60_000;

let format: Intl.RelativeTimeFormat | undefined;

/** How long ago something was, within the last hours: `a moment ago`, `2 minutes ago`. */
const relativeTime = (iso: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return 'a moment ago';
  return (format ??= new Intl.RelativeTimeFormat(LOCALE)).format(-minutes, 'minute');
};

interface DuplicateOrderNoteProps {
  productId: string;
  delivery: Delivery;
}

/** Says to whoever comes back to a form that they have ordered by it, and leads to that order. */
export function DuplicateOrderNote({ productId, delivery }: DuplicateOrderNoteProps) {
  const { email } = useSignedInUser();
  const now = useNow();
  const client = useQueryClient();
  // Of when the form was opened, so that nothing moves.
  const [order] = useState(() => {
    const recent = client.getQueryData(recentOrdersQuery(email).queryKey) ?? [];
    return recentDuplicate(recent, productId, delivery);
  });
  if (!order) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 4 }}>
      <span>{words.said(relativeTime(order.createdAt, now), order.number)}</span>{' '}
      <span>{!order.paid && words.unpaid}</span>{' '}
      <Link to={pathTo('payment', order._id)}>{order.paid ? words.see : words.pay}</Link>
    </Alert>
  );
}

/** One more is wanted, the order that there is, or neither. */
type DuplicateAnswer = 'more' | 'that' | 'none';

interface DuplicateOrderDialogProps {
  order: Order;
  onAnswer: (answer: DuplicateAnswer) => void;
}

/** Asks somebody who has just ordered the same whether they want it twice, or that order. */
function DuplicateOrderDialog({ order, onAnswer }: DuplicateOrderDialogProps) {
  const said = words.said(relativeTime(order.createdAt, useNow()), order.number);
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.more}
      cancelLabel={words.back}
      choices={
        <Button variant="outlined" onClick={() => onAnswer('that')} sx={{ mt: 2 }}>
          <span>{order.paid ? words.see : words.pay}</span>
        </Button>
      }
      onConfirm={() => onAnswer('more')}
      onClose={() => onAnswer('none')}
    >
      {[said, ...(order.paid ? [] : [words.unpaid]), words.once].join(' ')}
    </ConfirmDialog>
  );
}

/**
 * Asks whoever is about to order what they have just ordered.
 *
 * `orderInstead` gives the id of the order that there is where they want that, and undefined where a new
 * one is to be placed; it throws where they want neither.
 */
export function useDuplicateCheck(): {
  orderInstead: (productIds: readonly string[], there: Delivery) => Promise<string | undefined>;
  question: ReactNode;
} {
  const client = useQueryClient();
  const { email } = useSignedInUser();
  const { about, ask, answer } = useDialogAnswer<Order, DuplicateAnswer>();
  return {
    orderInstead: async (productIds, there) => {
      const before = await findDuplicateOrder(client, email, productIds, there);
      if (!before) return undefined;
      const wanted = await ask(before);
      if (wanted === 'none') throw new Error(words.notPlaced);
      return wanted === 'that' ? before._id : undefined;
    },
    question: about && <DuplicateOrderDialog order={about} onAnswer={answer} />,
  };
}
