import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { CHECKOUT_RETURN, type Order } from '@rollwell/functions/contract';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PrintButton } from '../../../components/actions/buttons.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { PaintBand } from '../../../components/layout/paint-band.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { type PollingPace, useOrder, usePurchase } from '../../../entities/order/order-queries.ts';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import {
  isOfPurchase,
  type Lines,
  paymentState,
  type PaymentState,
  leadingLine,
} from '../payment-state.ts';
import { texts } from '../texts.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PreserveHeight } from './preserve-height.tsx';
import { NextSteps } from './next-steps.tsx';

/** How far the band of paint has come, as a share of the width. */
const progress: Record<PaymentState, number> = {
  open: 0.4,
  declined: 0.4,
  cancelled: 0.4,
  confirming: 0.75,
  paid: 1,
  shipped: 1,
  withdrawn: 1,
  refunding: 1,
  refunded: 1,
};

/** Polls faster after a return from the gateway. */
const paceAfter = (returned: string | null): PollingPace =>
  returned === CHECKOUT_RETURN.success ? 'confirming' : 'paying';

interface PaymentPanelProps {
  orderId: string;
  /** What else can be done about what is to be paid. */
  actions: (lines: Lines) => ReactNode;
  /** What shows of an order that is not there, unless there is nothing to show of it but this. */
  notFound: (nothing: ReactNode) => ReactNode;
}

/** An order, or all of its purchase, and its payment, from the first look to the receipt. */
export function PaymentPanel({ orderId, actions, notFound }: PaymentPanelProps) {
  const [params] = useSearchParams();
  const returned = params.get(CHECKOUT_RETURN.param);
  const query = useOrder(orderId, paceAfter(returned));
  const { error, data } = query;
  if (isNotFound(error) && !isOfPurchase(data))
    return data ? <Gone seen /> : notFound(<Gone seen={false} />);
  return (
    <QueryState query={query} loading={<LoadingRows rows={1} height={340} />}>
      {(order) => {
        const onRefused = () => void query.refetch();
        const card = { returned, actions, onRefused };
        return isOfPurchase(order) ? (
          <PurchaseCard {...card} order={order} purchaseId={order.purchase.id} />
        ) : (
          <PaymentCard {...card} lines={[order]} />
        );
      }}
    </QueryState>
  );
}

interface CardProps extends Pick<PaymentPanelProps, 'actions'> {
  returned: string | null;
  onRefused: () => void;
}

function PurchaseCard({
  order,
  purchaseId,
  ...card
}: CardProps & { order: Order; purchaseId: string }) {
  const query = usePurchase(purchaseId, paceAfter(card.returned));
  const left = useRemovedProducts(query.data);
  if (isNotFound(query.error)) return <Gone seen />;
  return (
    <QueryState query={query} loading={<LoadingRows rows={1} height={340} />}>
      {([first = order, ...others]) => (
        <PaymentCard
          {...card}
          lines={[first, ...others]}
          left={left}
          onRefused={() => {
            card.onRefused();
            void query.refetch();
          }}
        />
      )}
    </QueryState>
  );
}

/** The products of a purchase that were there when somebody came, and are not any more. */
function useRemovedProducts(lines: readonly Order[] | undefined): string[] {
  const [before, setBefore] = useState(lines);
  if (!before && lines) setBefore(lines);
  const isHere = ({ _id }: Order) => lines?.some((line) => line._id === _id);
  return before?.filter((line) => !isHere(line)).map(({ productName }) => productName) ?? [];
}

interface PaymentCardProps extends CardProps {
  lines: Lines;
  left?: readonly string[];
}

function PaymentCard({ lines, left = [], returned, actions, onRefused }: PaymentCardProps) {
  const order = leadingLine(lines) ?? lines[0];
  const state = paymentState(order, returned);
  return (
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <PaintBand height={20} fill={progress[state]} sx={{ mb: 3 }} />
      <PaymentFacts lines={lines} />
      {left.length > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
          {texts.left(left)}
        </Alert>
      )}
      <PreserveHeight>
        <PaymentStep order={order} lines={lines} state={state} onRefused={onRefused} />
      </PreserveHeight>
      <NextSteps order={order} lines={lines} state={state} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3, alignItems: 'center' }}>
        {order.paid && <PrintButton />}
        <LinkButton to={paths.myOrders} color="secondary" sx={{ ml: order.paid ? 0 : -2.5 }}>
          {texts.toMyOrders}
        </LinkButton>
        {actions(lines)}
      </Box>
    </Card>
  );
}

/** Shown for an order that does not exist, or not any more. */
function Gone({ seen }: { seen: boolean }) {
  return (
    <Box role="alert">
      <EmptyState
        title={seen ? texts.gone : texts.notFound}
        link={{
          to: seen ? paths.products : paths.myOrders,
          label: seen ? texts.toProducts : texts.toMyOrders,
        }}
      >
        {seen ? texts.goneHint : texts.notFoundHint}
      </EmptyState>
    </Box>
  );
}
