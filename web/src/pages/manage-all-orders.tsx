import { PageTitle } from '../components/layout/page-title.tsx';
import { ManageOrders } from '../features/orders/manage-orders/manage-orders.tsx';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">Manage All Orders</PageTitle>
      <ManageOrders />
    </>
  );
}
