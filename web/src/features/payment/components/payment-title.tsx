import { CHECKOUT_RETURN } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FocusedTitle, PageTitle } from '../../../components/layout/page-title.tsx';
import { orderQuery, purchaseQuery } from '../../../entities/order/order-queries.ts';
import { isOfPurchase, paymentState, leadingLine } from '../payment-state.ts';
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
  const lines = order && isOfPurchase(order) ? purchase : order && [order];
  const line = lines && leadingLine(lines);
  const title = line ? texts.titles[paymentState(line, returned)] : texts.titles.open;
  return line && returned !== null ? (
    <FocusedTitle>{title}</FocusedTitle>
  ) : (
    <PageTitle>{title}</PageTitle>
  );
}
