import { PageTitle } from '../components/layout/page-title.tsx';
import { MyOrders } from '../features/orders/my-orders/my-orders.tsx';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">My orders</PageTitle>
      <MyOrders />
    </>
  );
}
