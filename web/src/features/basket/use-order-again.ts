import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AGAIN } from '../../lib/paths.ts';
import { purchaseQuery } from '../../entities/order/order-queries.ts';
import { useSession } from '../../entities/session/use-session.ts';
import { toast } from '../../lib/toast.ts';
import { basketStore } from './basket-store.ts';
import { mergeBaskets } from './basket-lines.ts';
import { addLines } from './quick-order.ts';
import { quickTexts } from './texts.ts';

/**
 * Puts the lines of a purchase into the basket that the address names (`?again={id}`), at the prices of
 * then, so that what has changed is told; of what is in it already the larger quantity stays.
 *
 * @returns the failure to read the purchase
 */
export function useOrderAgain(): Error | null {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const id = params.get(AGAIN) ?? '';
  const { data: orders, error } = useQuery({
    ...purchaseQuery(id),
    enabled: id !== '' && user !== null,
  });
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
