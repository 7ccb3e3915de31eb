import Alert from '@mui/material/Alert';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../components/router-link.tsx';
import { useFailedRefunds } from '../api/list-failed-refunds.ts';
import { texts } from '../texts.ts';
import { searchOf } from '../use-order-filter.ts';

const { refundFailed } = texts;

/** Says on every screen of the office that refunds have failed, and leads to them; nothing otherwise. */
export function FailedRefundsNotice() {
  const { data } = useFailedRefunds();
  if (!data || data.length === 0) return null;
  return (
    // It stands on every screen of the office, so it is no news to be read out each time.
    <Alert role="note" severity="error" variant="outlined" data-screen-only sx={{ mt: 2 }}>
      {refundFailed.notice(String(data.length))}.{' '}
      <Link to={{ pathname: paths.manageAllOrders, search: searchOf('refund_failed') }}>
        {refundFailed.see}
      </Link>
    </Alert>
  );
}
