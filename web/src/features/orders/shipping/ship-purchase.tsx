import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  isDisputed,
  type Order,
  orderAllows,
  type Purchase,
  queryFailed,
  SHIP_UNDO_MS,
  trackingSchema,
} from '@rollwell/functions/contract';
import { RowButton } from '../../../components/actions/buttons.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { useListLock } from '../../../components/list/stable-list.tsx';
import { announce } from '../../../lib/announce.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useShipPurchase } from '../api/change-orders.ts';
import { orderName } from '../order-page/order-head.tsx';
import { texts } from '../texts.ts';
import { SHIP_WIDTH } from './ship-button.tsx';
import { UndoShipButton } from './undo-ship-button.tsx';
import { TrackingFields } from './tracking-form.tsx';

const { shipAll } = texts.everybody;

/** Nothing speaks against shipping it: what is disputed or withdrawn from is asked about line by line. */
const isClear = (order: Order): boolean => !isDisputed(order) && order.withdrawal === null;

/** The lines that have not left, where they are several and can go in one parcel; none otherwise. */
export const shippableTogether = (lines: Purchase): readonly Order[] => {
  const toShip = lines.filter((order) => orderAllows(order, 'ship'));
  return toShip.length > 1 && toShip.every(isClear) ? toShip : [];
};

const announceShipped = (lines: Purchase): void =>
  announce(texts.live.changed(orderName(lines), texts.states.shipped));

/** Ships all that is left of an order with several products, with what is typed of the parcel; nothing where that cannot be. */
export function ShipPurchase({ lines }: { lines: Purchase }) {
  const { mutateAsync } = useShipPurchase(lines[0].purchase?.id ?? '');
  const { length } = shippableTogether(lines);
  if (length === 0) return <UndoShipPurchase lines={lines} />;
  return (
    <Box component="section" aria-label={shipAll.title} sx={{ maxWidth: 480, mt: 3 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {shipAll.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {shipAll.hint}
      </Typography>
      <Form
        initialValues={{ url: '', carrier: '', number: '' }}
        schema={trackingSchema}
        onSubmit={async ({ url, carrier, number }) => {
          const isSaid = [url, carrier, number].some(Boolean);
          await mutateAsync(isSaid ? { url, carrier, number } : {});
          announceShipped(lines);
        }}
      >
        <UnsavedGuard />
        <TrackingFields />
        <SubmitButton>{shipAll.submit(length)}</SubmitButton>
      </Form>
    </Box>
  );
}

/** Ships it from its row of the list, where nothing is said of the parcel. */
export function ShipPurchaseButton({ lines }: { lines: Purchase }) {
  const { lockFor } = useListLock();
  const { mutate, isPending, error } = useShipPurchase(lines[0].purchase?.id ?? '');
  const ship = () =>
    mutate(
      {},
      {
        onSuccess: () => {
          lockFor(SHIP_UNDO_MS);
          announceShipped(lines);
        },
      },
    );
  return (
    <RowButton
      name={shipAll.named(lines[0].number, shippableTogether(lines).length)}
      busy={isPending}
      onPress={ship}
      problem={error ? queryFailed(messageOf(error)) : null}
      minWidth={SHIP_WIDTH}
    >
      {texts.everybody.ship}
    </RowButton>
  );
}

/** Takes back that several lines were marked as shipped, as long as that can be; nothing otherwise. */
export function UndoShipPurchase({ lines }: { lines: Purchase }) {
  const [until, ...others] = lines.flatMap((order) => order.undoUntil ?? []).sort();
  if (until === undefined || others.length === 0) return null;
  return <UndoShipButton lines={lines} until={until} />;
}
