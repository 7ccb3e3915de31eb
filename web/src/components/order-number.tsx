import Box from '@mui/material/Box';
import type { Order } from '@rollwell/functions/contract';

/** The number of an order that one can say, above the one that stands in addresses. */
export function OrderNumber({ order }: { order: Pick<Order, 'number' | '_id'> }) {
  return (
    <>
      {order.number}
      <Box
        component="span"
        sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}
      >
        {order._id}
      </Box>
    </>
  );
}
