import Card from '@mui/material/Card';
import type { Order } from '@rollwell/functions/contract';
import { pathTo } from '../../../lib/paths.ts';
import { MyOrderActions } from './my-order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderHistory } from './order-history.tsx';

/** One order of the person who placed it, with what can be done about it. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <OrderHead order={order} to={pathTo('myOrder', order._id)} />
      <OrderFacts order={order} />
      <MyOrderActions order={order} />
      <OrderHistory order={order} />
    </Card>
  );
}
