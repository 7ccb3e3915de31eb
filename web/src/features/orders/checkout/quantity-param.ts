import type { Order } from '@rollwell/functions/contract';
import { pathTo } from '../../../lib/paths.ts';

const PARAM = 'quantity';

/** The URL of the order form for as many pieces as an order had: a link that can be shared. */
export const reorderPath = ({
  productId,
  quantity,
}: Pick<Order, 'productId' | 'quantity'>): string =>
  `${pathTo('purchase', productId)}?${PARAM}=${quantity}`;

/** How many pieces a URL asks for; undefined where it says nothing, or nothing that can be ordered. */
export const quantityParam = (params: URLSearchParams): number | undefined => {
  const wanted = Number(params.get(PARAM));
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : undefined;
};
