import type { LineShares } from '../../contract/money/quote.ts';
import { fromCents, totalPrice } from '../../contract/money/money.ts';
import { NEW_ORDER_STATE } from '../../contract/orders/new-order-state.ts';
import { orderNumber } from '../../contract/orders/order-number.ts';
import { pieces } from '../../contract/money/units.ts';
import { vatPercentOf } from '../../contract/money/vat.ts';
import type { PlacedOrder, StockedProduct } from '../../data/products/stock-repository.ts';
import type { OrderLine, PlaceRequest } from '../stock/requests.ts';

/** What a line is granted: its product at the price of now, and its shares of what all cost together. */
interface Granted {
  product: StockedProduct;
  shares: LineShares;
}

/** The order that a line of a granted request becomes; its stock is held until `now + holdMs` (milliseconds). */
export const newOrder = (
  request: Pick<PlaceRequest, 'purchaseId' | 'lines' | 'delivery' | 'uid' | 'email' | 'by'>,
  line: OrderLine,
  { product, shares }: Granted,
  { now, holdMs }: { now: number; holdMs: number },
): PlacedOrder => {
  const { purchaseId, lines, uid, email, by = email } = request;
  const { terms, postcode, business } = request.delivery;
  const { country, transitDays } = terms;
  const vatPercent = vatPercentOf(terms, product.vatKind);
  const { orderId, body } = line;
  const at = new Date(now).toISOString();
  return {
    _id: orderId,
    number: orderNumber(purchaseId ?? orderId, at),
    purchase:
      purchaseId === null
        ? null
        : { id: purchaseId, line: lines.indexOf(line) + 1, lines: lines.length },
    uid,
    email,
    productId: product.id,
    productName: product.name,
    articleNumber: product.articleNumber ?? null,
    price: product.price,
    quantity: pieces(body.quantity),
    totalPrice: totalPrice(product.price, body.quantity),
    customerName: body.customerName,
    phone: body.phone,
    address: body.address,
    city: body.city,
    delivery: { country, postcode, cost: fromCents(shares.delivery), vatPercent, transitDays },
    business: business ? { ...business, vatOff: fromCents(shares.vatOff) } : null,
    ...NEW_ORDER_STATE,
    holdUntil: new Date(now + holdMs).toISOString(),
    createdAt: at,
    updatedAt: at,
    events: [{ type: 'placed', at, by }],
  };
};
