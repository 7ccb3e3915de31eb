import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { queryFailed, SHIP_UNDO_MS, type Order } from '@rollwell/functions/contract';
import { useSteadiness } from '../../../components/steady-list.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { announce } from '../../../lib/announce.ts';
import { useShipOrder } from '../api/ship-order.ts';
import { texts } from '../texts.ts';

/** The word that takes the button's place takes its room as well. */
export const SHIP_WIDTH = 80;

/** Marks a paid order as shipped. */
export function ShipButton({ order }: { order: Order }) {
  const { mutate, isPending, error } = useShipOrder();
  const { holdFor } = useSteadiness();
  const ship = () =>
    mutate(order, {
      onSuccess: () => {
        holdFor(SHIP_UNDO_MS);
        announce(texts.live.changed(order.productName, texts.states.shipped));
      },
    });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        loading={isPending}
        onClick={ship}
        sx={{ minWidth: SHIP_WIDTH }}
        aria-label={texts.everybody.shipNamed(order.productName, order.customerName)}
      >
        {texts.everybody.ship}
      </Button>
      {error && (
        <Box role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {queryFailed(messageOf(error))}
        </Box>
      )}
    </>
  );
}
