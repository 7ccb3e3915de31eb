import { payableSum } from '../../contract/delivery/destinations.ts';
import { toCents } from '../../contract/money/money.ts';
import { cents, pieces } from '../../contract/money/units.ts';
import type { CheckoutFacts } from '../../data/payments/gateway-types.ts';
import { placePurchase } from '../orders/place-purchase.ts';
import { buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import { line, product } from '../stock/allocate.fixtures.ts';
import { deliver } from './event.fixtures.ts';
import { openCheckout } from './open-checkout.ts';

const { customerName, phone, address, city } = line('').body;
const NAMES = ['roller', 'frame', 'tray'] as const;

/** A shop where the buyer has ordered 2 rollers, 3 frames and 4 trays, at 4.35 each unless told otherwise, in one purchase. */
export const purchaseShop = async (price = product.price) => {
  const shop = new MemoryShop();
  for (const id of NAMES)
    shop.productTable.put(id, { ...product, id, name: id, price, available: pieces(10) });
  const lines = NAMES.map((productId, index) => ({ productId, quantity: index + 2 }));
  const body = { customerName, phone, address, city, lines };
  const { purchaseId } = await placePurchase(shop, buyer, body, undefined);
  const orders = () => shop.orders.findWholePurchase(purchaseId);
  const ids = (await orders()).map(({ _id }) => _id) as [string, string, string];
  const pay = (orderId: string, idempotencyKey?: string) =>
    openCheckout(shop, buyer, { orderId, idempotencyKey, content: '' });
  const available = () => NAMES.map((id) => shop.productTable.get(id)?.available);
  return { shop, purchaseId, orders, ids, pay, available };
};

/** What the gateway says of the checkout of these lines. */
export const checkoutOf = (
  { shop, purchaseId, ids }: Awaited<ReturnType<typeof purchaseShop>>,
  lines: readonly number[],
  changes: Partial<CheckoutFacts> = {},
): CheckoutFacts => {
  const orders = lines.flatMap((one) => shop.orderTable.get(ids[one - 1] ?? '') ?? []);
  return {
    sessionId: 'cs_1',
    orderId: ids[(lines[0] ?? 1) - 1] ?? '',
    purchase: { id: purchaseId, lines },
    paymentIntentId: 'pi_1',
    amount: toCents(payableSum(orders)),
    currency: 'EUR',
    email: buyer.email,
    ...changes,
  };
};

/** The same shop once all three lines, 39.15 in all, are paid. */
export const paidPurchase = async () => {
  const all = await purchaseShop();
  await all.pay(all.ids[0]);
  await deliver(all.shop, { kind: 'completed', checkout: checkoutOf(all, [1, 2, 3]) }, 'evt_paid');
  all.shop.gateway.intentOf.set('cs_1', 'pi_1');
  const payment = () => all.shop.paymentTable.get('cs_1');
  return { ...all, payment, whole: cents(3915) };
};
