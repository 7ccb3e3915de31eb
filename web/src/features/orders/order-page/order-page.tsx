import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Order, Purchase } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { PrintButton } from '../../../components/actions/buttons.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { linesQuery } from '../../../entities/order/order-queries.ts';
import { FALLBACK_INTERVAL_MS } from '../api/orders.ts';
import type { CancelledLines } from '../cancelled/cancelled-note.tsx';
import { CancelledLinesNote, CancelledOrder } from '../cancelled/cancelled-order.tsx';
import { texts } from '../texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderTimeline } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { PrintedSeller } from './printed-seller.tsx';
import { LiveOrderUpdates } from '../live/order-updates.tsx';

interface OrderPageProps {
  id: string;
  back: { to: string; label: string };
  /** The page of another order, by its id. */
  pathOf: (id: string) => string;
  /** What can be done about the order. */
  actions: (lines: Purchase) => ReactNode;
  /** What can be done about one of several lines. */
  lineActions: (order: Order) => ReactNode;
  /** What can be done about it once it is cancelled. */
  cancelledActions?: (lines: CancelledLines) => ReactNode;
}

/** An order with all its lines and their whole history; what changes elsewhere shows here by itself. */
export function OrderPage(props: OrderPageProps) {
  const { id, back, pathOf, actions, lineActions, cancelledActions } = props;
  const query = useQuery({ ...linesQuery(id), refetchInterval: FALLBACK_INTERVAL_MS });
  const { error } = query;
  const backLink = (
    <LinkButton to={back.to} color="secondary" sx={{ ml: -1 }}>
      <span>{back.label}</span>
    </LinkButton>
  );
  const foot = (
    <>
      <PrintButton />
      {backLink}
    </>
  );
  if (isNotFound(error)) {
    return (
      <CancelledOrder
        {...{ id, pathOf, foot }}
        actions={cancelledActions}
        otherwise={
          <Box role="alert">
            <EmptyState title={texts.one.gone} action={backLink}>
              {texts.one.goneHint}
            </EmptyState>
          </Box>
        }
      />
    );
  }
  return (
    <QueryState query={query} loading={<LoadingRows rows={1} height={420} />}>
      {(lines) => (
        <Card component="article" sx={{ p: { xs: 2, sm: 3 }, height: 'auto' }}>
          <PrintedSeller />
          {lines.length === 1 && (
            <Typography sx={{ mb: 0.5, fontWeight: 650 }}>
              {texts.one.number(lines[0].number)}
            </Typography>
          )}
          <OrderHead lines={lines} />
          {lines.length > 1 && <OrderLines lines={lines} actions={lineActions} />}
          <CancelledLinesNote lines={lines} />
          <OrderFacts lines={lines} />
          {actions(lines)}
          <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1 }}>
            {texts.history}
          </Typography>
          <OrderTimeline lines={lines} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{foot}</Box>
          <LiveOrderUpdates id={id} />
        </Card>
      )}
    </QueryState>
  );
}
