import type Stripe from 'stripe';
import { cents, pieces } from '../../contract/money/units.ts';
import type { CheckoutItem, CheckoutRequest, VatFreeInvoice } from './gateway-types.ts';
import { cutTo } from '../../contract/text/truncate.ts';
import { writeLineNumbers } from '../orders/line-numbers.ts';

/** The gateway shows no more; a purchase of more products is one item there. */
const MOST_ITEMS = 100;

const shownProducts = (items: readonly CheckoutItem[], most: number): readonly CheckoutItem[] => {
  if (items.length <= most) return items;
  const unitAmount = cents(items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0));
  return [{ name: `${items.length} products`, unitAmount, quantity: pieces(1) }];
};

/** The products, and their delivery where it costs something. */
const shownItems = ({
  items,
  delivery,
}: Pick<CheckoutRequest, 'items' | 'delivery'>): readonly CheckoutItem[] =>
  delivery === 0
    ? shownProducts(items, MOST_ITEMS)
    : [
        ...shownProducts(items, MOST_ITEMS - 1),
        { name: 'Delivery', unitAmount: delivery, quantity: pieces(1) },
      ];

/** How long the value of a field of an invoice may be there. */
const MAX_FIELD_LENGTH = 140;

/** An invoice names its buyer and where they are, so the gateway asks for that and keeps it. */
const withInvoice = ({ buyer, vatNumber, note }: VatFreeInvoice) =>
  ({
    billing_address_collection: 'required',
    customer_creation: 'always',
    invoice_creation: {
      enabled: true,
      invoice_data: {
        custom_fields: [
          { name: 'Business', value: cutTo(buyer, MAX_FIELD_LENGTH) },
          { name: 'VAT number of the business', value: vatNumber },
        ],
        footer: note,
      },
    },
  }) satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/** The parameters of a checkout session. @param shop the mark in its metadata by which it is known as ours */
export const sessionParams = (
  request: CheckoutRequest,
  shop: string,
): Stripe.Checkout.SessionCreateParams => {
  const { purchase, currency } = request;
  const metadata = {
    ...{ shop, orderId: request.orderId, uid: request.uid },
    ...(purchase && { purchaseId: purchase.id, lines: writeLineNumbers(purchase.lines) }),
  };
  return {
    mode: 'payment',
    // Without it a switch in the dashboard decides whether another currency than the shop's is charged.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ['card'],
    client_reference_id: request.orderId,
    customer_email: request.email,
    metadata,
    // Its own receipt: our mail waits until the address is verified, and a mail server may be away.
    payment_intent_data: { metadata, receipt_email: request.email },
    ...(request.invoice && withInvoice(request.invoice)),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    ...(request.expiresAt !== undefined && { expires_at: request.expiresAt }),
    line_items: shownItems(request).map(({ name, unitAmount, quantity }) => ({
      quantity,
      price_data: {
        currency: currency.toLowerCase(),
        unit_amount: unitAmount,
        product_data: { name },
      },
    })),
  };
};
