import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AGAIN, AGAIN_CANCELLED } from '../../lib/paths.ts';
import { cancelledQuery, purchaseQuery } from '../../entities/order/order-queries.ts';
import { useSession } from '../../entities/session/use-session.ts';
import { toast } from '../../lib/toast.ts';
import { basketStore } from './basket-store.ts';
import { mergeBaskets } from './basket-lines.ts';
import { addLines } from './quick-order.ts';
import { quickTexts } from './texts.ts';

/**
 * Puts the lines of a purchase into the basket that the address names (`?again={id}`), or those that were
 * cancelled with one (`?again-cancelled={id}`), at the prices of then, so that what has changed is told; of
 * what is in it already the larger quantity stays.
 *
 * @returns the failure to read the purchase
 */
export function useOrderAgain(): Error | null {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const [id, cancelledId] = [params.get(AGAIN) ?? '', params.get(AGAIN_CANCELLED) ?? ''];
  const purchase = useQuery({ ...purchaseQuery(id), enabled: id !== '' && user !== null });
  const cancelled = useQuery({
    ...cancelledQuery(cancelledId),
    enabled: cancelledId !== '' && user !== null,
  });
  const { data: orders, error } = id === '' ? cancelled : purchase;
  useEffect(() => {
    if (!orders) return;
    const lines = orders.map(({ productId, quantity, price }) => ({ productId, quantity, price }));
    if (addLines(basketStore.lines(), lines))
      basketStore.change((now) => mergeBaskets([], now, lines));
    else toast.error(quickTexts.full);
    setParams({}, { replace: true });
  }, [orders, setParams]);
  return error;
}
