import { isDisputed, queryFailed, SHIP_UNDO_MS, type Order } from '@rollwell/functions/contract';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { RowButton } from '../../../components/row-button.tsx';
import { useSteadiness } from '../../../components/steadiness.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { announce } from '../../../lib/announce.ts';
import { useShipOrder } from '../api/ship-order.ts';
import { texts } from '../texts.ts';

// Few orders need the question, and its code comes with the first of them.
const ShipQuestion = lazyPart(async () => (await import('./ship-question.tsx')).ShipQuestion);

/** The word that takes the button's place takes its room as well. */
export const SHIP_WIDTH = 80;

/** Marks a paid order as shipped; one that is disputed or withdrawn from after a question. */
export function ShipButton({ order }: { order: Order }) {
  const { holdFor } = useSteadiness();
  const { mutate, isPending, error } = useShipOrder(() => {
    holdFor(SHIP_UNDO_MS);
    announce(texts.live.changed(order.productName, texts.states.shipped));
  });
  const [asking, setAsking] = useState(false);
  /** Why there is nothing to ask with: its code did not come. */
  const [missing, setMissing] = useState<unknown>();
  const isWithdrawn = order.withdrawal !== null;
  const asks = isDisputed(order) || isWithdrawn;
  const ship = (knowing: boolean) => {
    setAsking(false);
    mutate({
      order,
      despiteDispute: knowing && isDisputed(order),
      despiteWithdrawal: knowing && isWithdrawn,
    });
  };
  const ask = () => {
    setMissing(undefined);
    setAsking(true);
  };
  const problem = asking ? (missing ?? error) : error;
  return (
    <>
      <RowButton
        name={texts.everybody.shipNamed(order.productName, order.customerName)}
        busy={isPending}
        onPress={() => (asks ? ask() : ship(false))}
        problem={problem ? queryFailed(messageOf(problem)) : null}
        minWidth={SHIP_WIDTH}
      >
        {texts.everybody.ship}
      </RowButton>
      {asks && missing === undefined && (
        <ShipQuestion
          order={order}
          open={asking}
          onShip={() => ship(true)}
          onClose={() => setAsking(false)}
          onFailure={setMissing}
        />
      )}
    </>
  );
}
