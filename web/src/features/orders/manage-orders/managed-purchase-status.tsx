import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type Purchase, purchaseState } from '@rollwell/functions/contract';
import { CancelPurchaseButton } from '../my-orders/cancel-buttons.tsx';
import { SHIP_WIDTH } from '../shipping/ship-button.tsx';
import {
  shippableTogether,
  ShipPurchaseButton,
  UndoShipPurchase,
} from '../shipping/ship-purchase.tsx';
import { texts } from '../texts.ts';
import { inRow, onPaper } from './managed-order-status.tsx';

/** How an order of several products stands, and what an admin can do about all of it at once; its page has the rest. */
export function ManagedPurchaseStatus({ lines }: { lines: Purchase }) {
  const state = texts.states[purchaseState(lines)];
  return (
    <Stack direction="row" sx={inRow}>
      {shippableTogether(lines).length > 0 ? (
        <>
          <ShipPurchaseButton lines={lines} />
          <Box component="span" sx={onPaper}>
            {state}
          </Box>
        </>
      ) : (
        <Box component="span" sx={{ minWidth: SHIP_WIDTH }}>
          {state}
        </Box>
      )}
      <CancelPurchaseButton lines={lines} />
      <UndoShipPurchase lines={lines} />
    </Stack>
  );
}
