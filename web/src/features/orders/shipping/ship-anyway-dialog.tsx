import { isDisputed, type Order, isolated } from '@rollwell/functions/contract';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { shipAnywayTexts as texts } from '../texts.ts';

interface ShipAnywayDialogProps {
  order: Order;
  open: boolean;
  onShip: () => void;
  onClose: () => void;
}

/** Asks before an order is shipped that is disputed, or that its customer has withdrawn from. */
export function ShipAnywayDialog({ order, open, onShip, onClose }: ShipAnywayDialogProps) {
  const reasons = [
    ...(order.withdrawal === null ? [] : [texts.withdrawn]),
    ...(isDisputed(order) ? [texts.dispute] : []),
  ];
  return (
    <ConfirmDialog
      open={open}
      title={reasons[0]?.title(order.productName, isolated(order.customerName)) ?? ''}
      confirmLabel={texts.ship}
      cancelLabel={texts.dontShip}
      destructive
      onConfirm={onShip}
      onClose={onClose}
    >
      {reasons.map(({ text }) => text).join(' ')}
    </ConfirmDialog>
  );
}
