import { PageTitle } from '../../components/page-title.tsx';
import { ReturnedPayments } from '../../features/orders/components/returned-payments.tsx';
import { ManageOrders } from '../../features/orders/components/manage-orders.tsx';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">Manage All Orders</PageTitle>
      <ManageOrders />
      <ReturnedPayments />
    </>
  );
}
