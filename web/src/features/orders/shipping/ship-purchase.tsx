import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  isDisputed,
  type Order,
  orderAllows,
  type Purchase,
  trackingSchema,
} from '@rollwell/functions/contract';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { announce } from '../../../lib/announce.ts';
import { useTimeLeft } from '../../../lib/use-time.ts';
import { useShipPurchase, useUndoShipPurchase } from '../api/change-orders.ts';
import { orderName } from '../order-page/order-head.tsx';
import { texts } from '../texts.ts';
import { TrackingFields } from './tracking-form.tsx';

const { shipAll } = texts.everybody;

/** Nothing speaks against shipping it: what is disputed or withdrawn from is asked about line by line. */
const isClear = (order: Order): boolean => !isDisputed(order) && order.withdrawal === null;

/** Ships all that is left of an order with several products at once, or takes that back; nothing where that cannot be. */
export function ShipPurchase({ lines }: { lines: Purchase }) {
  const purchaseId = lines[0].purchase?.id ?? '';
  const toShip = lines.filter((order) => orderAllows(order, 'ship'));
  const { mutateAsync } = useShipPurchase(purchaseId);
  const undoUntil = lines.flatMap((order) => order.undoUntil ?? []).sort();
  if (undoUntil.length > 1 && undoUntil[0] !== undefined)
    return <UndoAll lines={lines} purchaseId={purchaseId} until={undoUntil[0]} />;
  if (toShip.length < 2 || !toShip.every(isClear)) return null;
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
          announce(texts.live.changed(orderName(lines), texts.states.shipped));
        }}
      >
        <UnsavedGuard />
        <TrackingFields />
        <SubmitButton>{shipAll.submit(toShip.length)}</SubmitButton>
      </Form>
    </Box>
  );
}

interface UndoAllProps {
  lines: Purchase;
  purchaseId: string;
  /** ISO 8601. */
  until: string;
}

function UndoAll({ lines, purchaseId, until }: UndoAllProps) {
  const { mutate, isPending } = useUndoShipPurchase(purchaseId);
  const inTime = useTimeLeft(until);
  if (!inTime) return null;
  const undo = () =>
    mutate(undefined, { onSuccess: () => announce(texts.everybody.undone(orderName(lines))) });
  return (
    <Button variant="outlined" loading={isPending} onClick={undo} sx={{ mt: 2 }}>
      {shipAll.undo}
    </Button>
  );
}
