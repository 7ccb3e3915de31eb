import { useMutation, useQuery } from '@tanstack/react-query';
import { leadTimeOf, type DeliveryPace, type Order } from '@rollwell/functions/contract';
import { request } from '../../../lib/api/request.ts';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { productsByIdQuery } from '../../../entities/product/product-queries.ts';

interface CheckoutAttempt {
  orderId: string;
  /** The same key answers with the same checkout page again. */
  idempotencyKey: string;
}

/** Opens the gateway's checkout page by `POST /payment/{id}`; answers its address. */
export const useOpenCheckout = () =>
  useMutation({
    mutationFn: ({ orderId, idempotencyKey }: CheckoutAttempt) =>
      request('openCheckout', { params: { orderId }, idempotencyKey }),
  });

/** Working days that an order is on its way at most, as it was promised. */
export const transitDaysOf = ({ delivery }: Order): number => delivery.transitDays;

/**
 * How fast the slowest of some products comes that were ordered; `pending` while that is asked,
 * undefined where the shop has not all of them any more, or does not say.
 */
export function useDeliveryPace(
  order: Order,
  productIds: readonly string[],
  enabled: boolean,
): DeliveryPace | 'pending' | undefined {
  const products = useQuery({ ...productsByIdQuery(productIds), enabled });
  const settings = useQuery({ ...settingsQuery(), enabled });
  if (products.isLoading || settings.isLoading) return 'pending';
  if (!settings.data || products.data?.length !== new Set(productIds).size) return undefined;
  const { warehouse } = settings.data;
  const leadTimeDays = leadTimeOf(products.data, warehouse);
  return { warehouse, leadTimeDays, transitDays: transitDaysOf(order) };
}
