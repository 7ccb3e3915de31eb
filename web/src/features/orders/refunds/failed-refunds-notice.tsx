import Alert from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useOpenWork } from '../api/orders.ts';
import { texts } from '../texts.ts';
import { searchOf } from '../manage-orders/order-filters.tsx';
import { useCountedFormat } from '../today/use-open-counts.ts';

const { refundFailed } = texts;

/**
 * The notice's count. On narrow screens, where the notice is above the page and would push it down, it
 * changes with the next navigation only.
 */
function useShownCount(): number {
  const count = useOpenWork().data?.failedRefunds ?? 0;
  const isBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { key } = useLocation();
  const [atArrival, setAtArrival] = useState({ key, count });
  if (atArrival.key !== key) setAtArrival({ key, count });
  return isBeside ? count : atArrival.count;
}

/** Says on every screen of the office that refunds have failed, and leads to them; nothing otherwise. */
export function FailedRefundsNotice() {
  const count = useShownCount();
  const format = useCountedFormat();
  if (count === 0) return null;
  return (
    // `note`, not `alert`: it is on every page of the office.
    <Alert role="note" severity="error" variant="outlined" data-screen-only sx={{ mt: 2 }}>
      <span>{refundFailed.notice(format(count))}</span>.{' '}
      <Link to={{ pathname: paths.manageAllOrders, search: searchOf({ state: 'refund_failed' }) }}>
        {refundFailed.see}
      </Link>
    </Alert>
  );
}
