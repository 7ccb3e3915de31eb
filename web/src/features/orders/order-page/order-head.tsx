import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type Purchase, purchaseState, type PurchaseState } from '@rollwell/functions/contract';
import { Link } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

interface OrderHeadProps {
  lines: Purchase;
  /** The page of the order, where this is another one. */
  to?: string;
  /** How far it is, where its lines do not say. */
  state?: PurchaseState;
}

/** What an order is called: by its product, or by its number where it has several. */
export const orderName = ([first, ...others]: Purchase): string =>
  others.length === 0 ? first.productName : texts.one.number(first.number);

/** What was ordered, and how far it is. */
export function OrderHead({ lines, to, state = purchaseState(lines) }: OrderHeadProps) {
  const name = noBreakUnits(orderName(lines));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
      <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
        {to === undefined ? (
          name
        ) : (
          <Link to={to} color="inherit" underline="hover">
            {name}
          </Link>
        )}
      </Typography>
      <OrderStateChip state={state} />
    </Box>
  );
}

const colours = {
  placed: 'default',
  paid: 'success',
  shipped: 'secondary',
  partly_shipped: 'secondary',
  refunding: 'warning',
  refunded: 'default',
  refund_failed: 'error',
  gone: 'error',
} as const satisfies Record<PurchaseState, string>;

/** What has become of an order, in a word or two. */
export function OrderStateChip({ state }: { state: PurchaseState }) {
  return (
    <Chip
      label={texts.states[state]}
      color={colours[state]}
      variant={state === 'placed' ? 'outlined' : 'filled'}
      sx={{ fontWeight: 650, borderRadius: 1 }}
    />
  );
}
