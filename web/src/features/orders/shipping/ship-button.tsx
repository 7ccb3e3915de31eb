import {
  isDisputed,
  queryFailed,
  SHIP_UNDO_MS,
  type Order,
  type TrackingForm,
} from '@rollwell/functions/contract';
import { use, useState } from 'react';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { RowButton } from '../../../components/actions/buttons.tsx';
import { useListLock } from '../../../components/list/stable-list.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { announce } from '../../../lib/announce.ts';
import { useShipOrder } from '../api/change-orders.ts';
import { texts } from '../texts.ts';
import { UnsavedInputContext } from './unsaved-input.ts';

// Loaded with the first order that needs it.
const ShipAnywayDialog = lazyPart(
  async () => (await import('./ship-anyway-dialog.tsx')).ShipAnywayDialog,
);

/** Width of the button, and of the text that replaces it. */
export const SHIP_WIDTH = 80;

/** Marks a paid order as shipped, with what is typed of its parcel beside the button; one that is disputed or withdrawn from after a question. */
export function ShipButton({ order }: { order: Order }) {
  const { lockFor } = useListLock();
  const { mutate, isPending, error } = useShipOrder(() => {
    lockFor(SHIP_UNDO_MS);
    announce(texts.live.changed(order.productName, texts.states.shipped));
  });
  const [asking, setAsking] = useState(false);
  /** Why the dialog's code could not be loaded. */
  const [missing, setMissing] = useState<unknown>();
  const isWithdrawn = order.withdrawal !== null;
  const asks = isDisputed(order) || isWithdrawn;
  const beside = use(UnsavedInputContext);
  const [tracking, setTracking] = useState<TrackingForm>({});
  const ship = (typed: TrackingForm, knowing: boolean) => {
    setAsking(false);
    mutate({
      order,
      tracking: typed,
      despiteDispute: knowing && isDisputed(order),
      despiteWithdrawal: knowing && isWithdrawn,
    });
  };
  const press = async () => {
    const typed = await beside.readTracking();
    if (typed === undefined) return;
    if (!asks) {
      ship(typed, false);
      return;
    }
    setTracking(typed);
    setMissing(undefined);
    setAsking(true);
  };
  const problem = asking ? (missing ?? error) : error;
  return (
    <>
      <RowButton
        name={texts.everybody.shipNamed(order.number, order.productName)}
        busy={isPending}
        onPress={() => void press()}
        problem={problem ? queryFailed(messageOf(problem)) : null}
        minWidth={SHIP_WIDTH}
      >
        {texts.everybody.ship}
      </RowButton>
      {asks && missing === undefined && (
        <ShipAnywayDialog
          order={order}
          open={asking}
          onShip={() => ship(tracking, true)}
          onClose={() => setAsking(false)}
          onFailure={setMissing}
        />
      )}
    </>
  );
}
