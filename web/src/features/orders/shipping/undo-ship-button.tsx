import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { queryFailed, type Order, isolated } from '@rollwell/functions/contract';
import { messageOf } from '../../../lib/api/api-error.ts';
import { announce } from '../../../lib/announce.ts';
import { useTimeLeft } from '../../../lib/use-time.ts';
import { useUndoShipOrder } from '../api/change-orders.ts';
import { texts } from '../texts.ts';

interface UndoShipButtonProps {
  order: Order;
  /** Until when it can be undone, ISO 8601. */
  until: string;
}

/** Takes back that an order was marked as shipped; goes away when the customer is told. */
export function UndoShipButton({ order, until }: UndoShipButtonProps) {
  const { mutate, isPending, error } = useUndoShipOrder(() =>
    announce(texts.everybody.undone(order.productName)),
  );
  const inTime = useTimeLeft(until);
  return (
    <>
      {inTime && (
        <Button
          size="small"
          color="secondary"
          loading={isPending}
          onClick={() => mutate(order._id)}
          aria-label={texts.everybody.undoNamed(order.productName, isolated(order.customerName))}
        >
          {texts.everybody.undo}
        </Button>
      )}
      {error && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {queryFailed(messageOf(error))}
        </Box>
      )}
    </>
  );
}
