import Alert from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useFailedRefunds } from '../api/orders.ts';
import { texts } from '../texts.ts';
import { searchOf } from '../manage-orders/order-filters.tsx';

const { refundFailed } = texts;

/**
 * How many refunds the notice speaks of. Beside the screen there is room for it at any time; above
 * it, on narrow screens, it would push away what is being read, so there it waits for the next one.
 */
function useShownCount(): number {
  const count = useFailedRefunds().data?.length ?? 0;
  const isBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { key } = useLocation();
  const [atArrival, setAtArrival] = useState({ key, count });
  if (atArrival.key !== key) setAtArrival({ key, count });
  return isBeside ? count : atArrival.count;
}

/** Says on every screen of the office that refunds have failed, and leads to them; nothing otherwise. */
export function FailedRefundsNotice() {
  const count = useShownCount();
  if (count === 0) return null;
  return (
    // It stands on every screen of the office, so it is no news to be read out each time.
    <Alert role="note" severity="error" variant="outlined" data-screen-only sx={{ mt: 2 }}>
      {refundFailed.notice(String(count))}.{' '}
      <Link to={{ pathname: paths.manageAllOrders, search: searchOf({ state: 'refund_failed' }) }}>
        {refundFailed.see}
      </Link>
    </Alert>
  );
}
