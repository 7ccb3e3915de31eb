import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type Order } from '@rollwell/functions/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { PrintButton } from '../../../components/actions/buttons.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { useOrder } from '../../../entities/order/order-queries.ts';
import { texts } from '../texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderTimeline } from './order-history.tsx';
import { LiveOrderUpdates } from '../live/order-updates.tsx';

interface OrderPageProps {
  id: string;
  back: { to: string; label: string };
  actions: (order: Order) => ReactNode;
  /** Where all that was ordered with it is shown; unless told otherwise, where it is paid. */
  together?: (order: Order) => string;
}

/** One order with its whole history; what changes elsewhere shows here by itself. */
export function OrderPage({ id, back, actions, together }: OrderPageProps) {
  const query = useOrder(id);
  const { error } = query;
  const backLink = (
    <LinkButton to={back.to} color="secondary" sx={{ ml: -1 }}>
      <span>{back.label}</span>
    </LinkButton>
  );
  if (isNotFound(error)) {
    return (
      <Box role="alert">
        <EmptyState title={texts.one.gone} action={backLink}>
          {texts.one.goneHint}
        </EmptyState>
      </Box>
    );
  }
  return (
    <QueryState query={query} loading={<LoadingRows rows={1} height={420} />}>
      {(order) => (
        <Card component="article" sx={{ p: { xs: 2, sm: 3 }, height: 'auto' }}>
          <Typography sx={{ mb: 0.5, fontWeight: 650 }}>
            {texts.one.number(order.number)}
          </Typography>
          <OrderHead order={order} />
          <OrderFacts order={order} {...(together && { together: together(order) })} />
          {actions(order)}
          <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1 }}>
            {texts.history}
          </Typography>
          <OrderTimeline events={order.events} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
            <PrintButton />
            {backLink}
          </Box>
          <LiveOrderUpdates id={id} />
        </Card>
      )}
    </QueryState>
  );
}
