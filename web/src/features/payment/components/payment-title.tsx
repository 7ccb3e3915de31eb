import { CHECKOUT_RETURN } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { OutcomeTitle, PageTitle } from '../../../components/layout/page-title.tsx';
import { orderQuery, purchaseQuery } from '../../../entities/order/order-queries.ts';
import { isOfSeveral, paymentState, toldOf } from '../payment-state.ts';
import { texts } from '../texts.ts';

/**
 * The title of the payment screen: how the payment stands, as soon as that is known. Whoever comes back
 * from the gateway has come to hear that, and the focus is on it.
 */
export function PaymentTitle({ orderId }: { orderId: string }) {
  const [params] = useSearchParams();
  const returned = params.get(CHECKOUT_RETURN.param);
  // The panel reads them; this looks on.
  const { data: order } = useQuery({ ...orderQuery(orderId), enabled: false });
  const { data: purchase } = useQuery({
    ...purchaseQuery(order?.purchase?.id ?? ''),
    enabled: false,
  });
  const lines = order && isOfSeveral(order) ? purchase : order && [order];
  const told = lines && toldOf(lines);
  const title = told ? texts.titles[paymentState(told, returned)] : texts.titles.open;
  return told && returned !== null ? (
    <OutcomeTitle>{title}</OutcomeTitle>
  ) : (
    <PageTitle>{title}</PageTitle>
  );
}
