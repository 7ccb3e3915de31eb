import { queryFailed, SHIP_UNDO_MS, type Order } from '@rollwell/functions/contract';
import { RowButton } from '../../../components/row-button.tsx';
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
    <RowButton
      name={texts.everybody.shipNamed(order.productName, order.customerName)}
      busy={isPending}
      onPress={ship}
      problem={error && queryFailed(messageOf(error))}
      minWidth={SHIP_WIDTH}
    >
      {texts.everybody.ship}
    </RowButton>
  );
}
