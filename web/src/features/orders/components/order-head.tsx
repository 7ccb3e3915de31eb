import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@rollwell/functions/contract';
import { keepUnits } from '../../../lib/keep-units.ts';
import { OrderStateChip } from './order-state-chip.tsx';

/** What was ordered, and how far it is. */
export function OrderHead({ order }: { order: Order }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
      <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
        {keepUnits(order.productName)}
      </Typography>
      <OrderStateChip order={order} />
    </Box>
  );
}
