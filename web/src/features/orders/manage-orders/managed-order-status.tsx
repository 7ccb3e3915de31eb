import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  isolated,
  type Order,
  orderAllows,
  orderState,
  type Purchase,
  purchaseState,
} from '@rollwell/functions/contract';
import { useRef } from 'react';
import { texts } from '../texts.ts';
import { CancelOrderButton, CancelPurchaseButton } from '../my-orders/cancel-buttons.tsx';
import { RefundButton } from '../refunds/refund-button.tsx';
import { SHIP_WIDTH, ShipButton } from '../shipping/ship-button.tsx';
import { UndoShipButton } from '../shipping/undo-ship-button.tsx';
import {
  shippableTogether,
  ShipPurchaseButton,
  UndoShipPurchase,
} from '../shipping/ship-purchase.tsx';

/** Milliseconds until a closed dialog has left the screen. */
const DIALOG_GONE_MS = 300;

/** An order of a list, which may have been cancelled since. */
export interface ListedOrder extends Order {
  gone?: boolean;
}

interface ManagedOrderStatusProps {
  order: ListedOrder;
  /** True where the state stands beside the order already: here are its buttons alone. */
  buttonsOnly?: boolean;
}

/** How an order stands, and what an admin can do about it: paid orders have a button to ship them. */
export function ManagedOrderStatus({ order, buttonsOnly = false }: ManagedOrderStatusProps) {
  const place = useRef<HTMLDivElement>(null);
  // The focused button is gone.
  const focusHere = () => setTimeout(() => place.current?.focus(), DIALOG_GONE_MS);
  if (order.gone) return <span>{texts.states.gone}</span>;
  return (
    <Stack ref={place} tabIndex={-1} direction="row" sx={buttonsOnly ? beside : inRow}>
      {orderAllows(order, 'ship') ? (
        <>
          <ShipButton order={order} />
          <Box component="span" sx={onPaper}>
            {texts.states[orderState(order)]}
          </Box>
        </>
      ) : (
        !buttonsOnly && (
          <Box component="span" sx={{ minWidth: SHIP_WIDTH }}>
            {texts.states[orderState(order)]}
          </Box>
        )
      )}
      {orderAllows(order, 'cancel') && (
        <CancelOrderButton
          order={order}
          title={texts.cancelOthersTitle(order.productName, isolated(order.customerName))}
        />
      )}
      {order.undoUntil === null ? (
        <RefundButton order={order} onRefunded={focusHere} />
      ) : (
        <UndoShipButton lines={[order]} until={order.undoUntil} />
      )}
    </Stack>
  );
}

const beside = {
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  // Their words stand below those of the state when there is no room beside it.
  '& > .MuiButton-text': { ml: -1.5 },
  '&:focus': { outline: 'none' },
} as const;

/** Fifteen rows of a table fit on a laptop's screen. */
const lowButtons = {
  '@media (pointer: fine)': {
    '& .MuiButton-root': { minHeight: 32, py: 0, px: 1, fontSize: '0.8125rem' },
    '& > .MuiButton-text': { ml: -1 },
  },
} as const;

/** State and buttons in a row of the table: one more button must not make it higher. */
const inRow = {
  ...beside,
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  columnGap: 1,
  ...lowButtons,
} as const;

/** Buttons are not printed; their state is. */
const onPaper = { display: 'none', '@media print': { display: 'inline' } } as const;

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
