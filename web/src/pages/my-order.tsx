import { useParams } from 'react-router-dom';
import { PageTitle } from '../components/layout/page-title.tsx';
import { OrderCancelledAgain } from '../features/orders/cancelled/cancelled-card.tsx';
import { MyLineActions, MyOrderActions } from '../features/orders/my-orders/my-order-actions.tsx';
import { OrderPage } from '../features/orders/order-page/order-page.tsx';
import { paths, pathTo } from '../lib/paths.ts';

const back = { to: paths.myOrders, label: 'My orders' };

export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <PageTitle variant="h3">My order</PageTitle>
      <OrderPage
        key={id}
        id={id}
        back={back}
        pathOf={(other) => pathTo('myOrder', other)}
        actions={(lines) => <MyOrderActions lines={lines} />}
        lineActions={(order) => <MyLineActions order={order} />}
        cancelledActions={(lines) => <OrderCancelledAgain lines={lines} />}
      />
    </>
  );
}
