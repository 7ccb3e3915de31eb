import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Order } from '@rollwell/functions/contract';
import { MyOrderActions } from './my-order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderStateChip } from './order-state-chip.tsx';

/** One order of the person who placed it, with what can be done about it. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
        <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {order.productName}
        </Typography>
        <OrderStateChip order={order} />
      </Box>
      <OrderFacts order={order} />
      <MyOrderActions order={order} />
      <OrderHistory order={order} />
    </Card>
  );
}
