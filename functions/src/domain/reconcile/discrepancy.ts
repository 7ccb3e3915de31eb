import type { GatewayPayment } from '../../data/gateway-types.ts';
import type { ProductAccount } from '../../data/ledger.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
import type { PaymentRecord } from '../../data/payment-repository.ts';

/** Every way in which the shop's books and the gateway's can differ, in words. */
export const DISCREPANCIES = {
  stock_mismatch: 'available and the ordered pieces do not add up to what was received',
  payment_unrecorded: 'the gateway took money that the shop did not hear of',
  paid_without_order: 'the shop recorded a payment that no order holds',
  payment_unknown: 'the shop counts as paid what the gateway does not know or was not paid',
  amount_mismatch: 'the shop and the gateway name different amounts',
  refund_unrecorded: 'the gateway gave money back that the shop still counts as paid',
  refund_missing: 'the shop counts money as given back that the gateway still has',
  refund_failed: 'a refund came back from the bank, and the money is owed to the customer',
  refunded_twice: 'the gateway gave money back that was paid out by bank as well',
  dispute_unrecorded: 'a bank took money back for good that the shop still counts as paid',
  dispute_missing: 'the shop counts money as lost to a bank that the gateway still has',
  refund_stuck: 'a refund was asked for long ago and is not done',
  hold_stuck: 'an unpaid order holds its pieces although its time ran out long ago',
  checkout_left_open: 'a checkout can still be paid whose order is gone',
  expiry_unrecorded: 'a checkout is closed at the gateway and open in the shop',
} as const;
export type DiscrepancyKind = keyof typeof DISCREPANCIES;

/** Figures of one side of the books; money in cents. */
export type Evidence = Readonly<Record<string, string | number | boolean | null | string[]>>;

/** What one payment looks like from all sides. */
export interface PaymentView {
  payment: PaymentRecord;
  /** What it is for, or the first of it. */
  order: OrderRecord | undefined;
  /** All of it, where it is for lines of a purchase. */
  lines?: readonly OrderRecord[] | undefined;
  /** Undefined when the gateway does not know the checkout. */
  gateway: GatewayPayment | undefined;
}

export interface Discrepancy {
  kind: DiscrepancyKind;
  /** What it is about: `product`, `order` or `payment`, and its id. */
  about: string;
  shop: Evidence;
  /** The other side: the orders of a product, the gateway, or the clock. */
  other: Evidence;
  /** What a repair needs; undefined where only a person can decide. */
  repair:
    | { kind: 'stock'; product: ProductAccount; available: number }
    | { kind: 'payment'; view: PaymentView }
    | { kind: 'order'; orderId: string }
    | undefined;
}
