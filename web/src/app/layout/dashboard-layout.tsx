import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';
import { ErrorNote } from '../../components/feedback/query-state.tsx';
import { FailedRefundsNotice } from '../../features/orders/refunds/failed-refunds-notice.tsx';
import { useOpenCounts } from '../../features/orders/today/use-open-counts.ts';
import { useIsAdmin } from '../../entities/session/use-session.ts';
import { adminMenu, customerMenu } from './nav-items.ts';
import { DashboardMenu, DashboardMenuSkeleton } from './dashboard-menu.tsx';

/** Menu beside the screen; on narrow screens the menu is a row above it. Tables take the whole width of the window. */
export function Component() {
  const admin = useIsAdmin();
  return (
    <Container maxWidth={false} sx={{ py: { xs: 2, md: 5 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
          gap: { xs: 3, md: 5 },
          '@media print': { display: 'block' },
        }}
      >
        <div>
          {admin.isPending && <DashboardMenuSkeleton />}
          {admin.isError && <ErrorNote error={admin.error} onRetry={() => void admin.refetch()} />}
          {admin.isSuccess && (admin.data ? <AdminMenu /> : <DashboardMenu items={customerMenu} />)}
        </div>
        <Box sx={{ '& .MuiCard-root': { maxWidth: 'lg' } }}>
          <Outlet />
        </Box>
      </Box>
    </Container>
  );
}

function AdminMenu() {
  const openCounts = useOpenCounts();
  return (
    <>
      <DashboardMenu items={adminMenu} openCounts={openCounts} />
      <FailedRefundsNotice />
    </>
  );
}
