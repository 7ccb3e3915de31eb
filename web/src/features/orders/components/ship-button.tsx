import { isDisputed, queryFailed, SHIP_UNDO_MS, type Order } from '@rollwell/functions/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { RowButton } from '../../../components/row-button.tsx';
import { useSteadiness } from '../../../components/steady-list.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { announce } from '../../../lib/announce.ts';
import { useShipOrder } from '../api/ship-order.ts';
import { texts } from '../texts.ts';

const { dispute } = texts;

/** The word that takes the button's place takes its room as well. */
export const SHIP_WIDTH = 80;

/** Marks a paid order as shipped; one whose payment is disputed after a question. */
export function ShipButton({ order }: { order: Order }) {
  const { mutate, isPending, error } = useShipOrder();
  const { holdFor } = useSteadiness();
  const [asking, setAsking] = useState(false);
  const ship = (despiteDispute: boolean) => {
    setAsking(false);
    mutate(
      { order, despiteDispute },
      {
        onSuccess: () => {
          holdFor(SHIP_UNDO_MS);
          announce(texts.live.changed(order.productName, texts.states.shipped));
        },
      },
    );
  };
  return (
    <>
      <RowButton
        name={texts.everybody.shipNamed(order.productName, order.customerName)}
        busy={isPending}
        onPress={() => (isDisputed(order) ? setAsking(true) : ship(false))}
        problem={error && queryFailed(messageOf(error))}
        minWidth={SHIP_WIDTH}
      >
        {texts.everybody.ship}
      </RowButton>
      <ConfirmDialog
        open={asking}
        title={dispute.shipTitle(order.productName, order.customerName)}
        confirmLabel={dispute.ship}
        cancelLabel={dispute.dontShip}
        destructive
        onConfirm={() => ship(true)}
        onClose={() => setAsking(false)}
      >
        {dispute.shipText}
      </ConfirmDialog>
    </>
  );
}
