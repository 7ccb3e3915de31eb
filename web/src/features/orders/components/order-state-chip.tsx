import Chip from '@mui/material/Chip';
import { orderState, type Order, type OrderState } from '@rollwell/functions/contract';
import { texts } from '../texts.ts';

const colours = {
  placed: 'default',
  paid: 'success',
  shipped: 'secondary',
  refunding: 'warning',
  refunded: 'default',
  refund_failed: 'error',
  gone: 'error',
} as const satisfies Record<OrderState, string>;

/** What has become of an order, in one word. */
export function OrderStateChip({ order }: { order: Order }) {
  const state = orderState(order);
  return (
    <Chip
      label={texts.states[state]}
      color={colours[state]}
      variant={state === 'placed' ? 'outlined' : 'filled'}
      sx={{ fontWeight: 650, borderRadius: 1 }}
    />
  );
}
