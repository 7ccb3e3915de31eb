import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { queryFailed, type Purchase, isolated } from '@rollwell/functions/contract';
import { messageOf } from '../../../lib/api/api-error.ts';
import { announce } from '../../../lib/announce.ts';
import { useTimeLeft } from '../../../lib/use-time.ts';
import { useUndoShip } from '../api/change-orders.ts';
import { orderName } from '../order-page/order-head.tsx';
import { texts } from '../texts.ts';

interface UndoShipButtonProps {
  /** One order, or several of a purchase that were shipped together. */
  lines: Purchase;
  /** Until when it can be undone, ISO 8601. */
  until: string;
}

/** Takes back that an order was marked as shipped; goes away when the customer is told. */
export function UndoShipButton({ lines, until }: UndoShipButtonProps) {
  const [{ number, productName, customerName }, ...others] = lines;
  const { mutate, isPending, error } = useUndoShip(() =>
    announce(texts.everybody.undone(orderName(lines))),
  );
  const inTime = useTimeLeft(until);
  return (
    <>
      {inTime && (
        <Button
          size="small"
          color="secondary"
          loading={isPending}
          onClick={() => mutate(lines)}
          aria-label={
            others.length > 0
              ? texts.everybody.shipAll.undoNamed(number)
              : texts.everybody.undoNamed(productName, isolated(customerName))
          }
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
