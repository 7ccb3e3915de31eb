import { array, boolean, type InferType, number, object, string } from 'yup';
import { MAX_LENGTH } from '../constants.ts';
import { DISPUTE_STATES, RETURN_REASONS } from '../orders/payments.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { ORDER_EVENTS } from '../orders/order-transitions.ts';
import { isCalendarDay } from '../delivery/working-days.ts';
import { someOf } from './after-order.ts';
import { requiredText, time, timeOrNull, optionalText } from './fields.ts';
import type { Country } from '../delivery/countries.ts';
import { confirmedVatNumberSchema } from './vat-number.ts';
import { orderWithdrawalSchema } from './withdrawal.ts';

/**
 * Body of POST /order/refund/{id}. `restock`: the pieces go back on sale; `wholePurchase`: so do those
 * of all other lines of its purchase that can be refunded, and their money with them; `part`: some pieces
 * of the line alone, which become a line of their own.
 */
export const refundSchema = object({
  restock: boolean().typeError(VALIDATION.wrongType).required(VALIDATION.restockRequired),
  wholePurchase: boolean().typeError(VALIDATION.wrongType).optional(),
  part: object(someOf)
    .noUnknown(VALIDATION.unknownField)
    .optional()
    .default(undefined)
    .test({
      name: 'partOrAll',
      message: VALIDATION.partOrAll,
      test: (part, { parent }) =>
        part === undefined || !(parent as { wholePurchase?: boolean }).wholePurchase,
    }),
}).noUnknown(VALIDATION.unknownField);
const isPastDay = (day: string | undefined): boolean =>
  day === undefined ||
  (isCalendarDay(day) &&
    // Somewhere it is tomorrow already.
    Date.parse(day) <= Date.now() + 14 * 60 * 60 * 1000);

/** Body of POST /order/transfer/{id}: what was paid out by bank, by its reference and its day. */
export const transferSchema = object({
  reference: requiredText(VALIDATION.transferReferenceRequired, { max: MAX_LENGTH.name }),
  date: requiredText(VALIDATION.transferDateRequired).test({
    name: 'pastDay',
    message: VALIDATION.transferDate,
    test: isPastDay,
  }),
}).noUnknown(VALIDATION.unknownField);
export type TransferForm = InferType<typeof transferSchema>;

/**
 * A refund that did not arrive: when the shop learned of it, what of it was for this order (decimal),
 * and why in the gateway's words.
 */
const refundFailureSchema = object({
  at: time(),
  refundId: string().required(),
  amount: number().required(),
  why: string().defined().nullable(),
});
export type RefundFailure = InferType<typeof refundFailureSchema>;

/**
 * A dispute that the customer has begun at their bank: `at` is when, `amount` (decimal) what it is
 * about, `reason` the gateway's word for it, `dueBy` until when we can send evidence while it is open.
 */
const disputeSchema = object({
  disputeId: string().required(),
  state: string().oneOf(DISPUTE_STATES).required(),
  reason: string().required(),
  amount: number().required(),
  at: time(),
  dueBy: timeOrNull(),
});
export type Dispute = InferType<typeof disputeSchema>;

/**
 * Query of PUT /order/shipped/{id}: an order that is disputed, or that its customer has withdrawn
 * from, is shipped only by somebody who knows that it is.
 */
export const shipQuerySchema = object({
  despiteDispute: string().oneOf(['true'], VALIDATION.wrongType),
  despiteWithdrawal: string().oneOf(['true'], VALIDATION.wrongType),
}).noUnknown(VALIDATION.unknownField);
/** Which line of which purchase an order is, from 1, and how many there were when it was placed. */
const purchaseLineSchema = object({
  id: string().required(),
  line: number().integer().required(),
  lines: number().integer().required(),
});
export type PurchaseLine = InferType<typeof purchaseLineSchema>;

/**
 * What was promised of the delivery when an order was placed: where it goes, the order's share of what
 * that costs (decimal, on top of its total), the VAT in per cent that its amounts contain, and the
 * working days on the way at most. `postcode` is empty where the customer named none.
 */
const orderDeliverySchema = object({
  country: string<Country>().required(),
  postcode: string().defined(),
  cost: number().required(),
  vatPercent: number().required(),
  transitDays: number().integer().required(),
});
/**
 * The business that an order is for, which pays its VAT at home: the number that it ordered under, what
 * its register said then, and what is not charged for it (decimal), which is all VAT of the order.
 */
const orderBusinessSchema = confirmedVatNumberSchema.shape({ vatOff: number().required() });
/** Where the parcel of an order can be followed; each is empty where the office did not give it. */
const orderTrackingSchema = object({
  url: string().defined(),
  carrier: string().defined(),
  number: string().defined(),
});

/** One entry of an order's history. `by` is a user's email, `shop` or `gateway`; to customers, all of the office is `shop`. */
const orderEventSchema = object({
  type: string().oneOf(ORDER_EVENTS).required(),
  at: time(),
  by: string().required(),
});
export type OrderEvent = InferType<typeof orderEventSchema>;

/**
 * An order as the API gives it. `number` is what people call it by; `purchase` is set for a
 * line of a purchase, whose lines share one number, and null for an order that was placed by itself;
 * `business` is null where VAT is charged; `holdUntil` is when an unpaid order gives its stock back, `undoUntil` until when Shipped can be undone, after which the customer is told and it is null.
 * `refundAskedAt` is set while a refund is under way, `refundedAt` once the money went back;
 * `refundFailure` is set from when the bank sent that back until it is paid out again, `transfer`
 * says how, where that was by bank; `dispute` is set once the customer has begun one at their bank; `withdrawal` once they have withdrawn from the contract; `returned` says that the pieces of a refunded order are on sale again.
 */
export const orderSchema = object({
  _id: string().required(),
  number: string().required(),
  purchase: purchaseLineSchema.nullable().defined(),
  uid: string().required(),
  email: string().required(),
  productId: string().required(),
  productName: string().required(),
  /** Of its product when it was placed; null where that had none. */
  articleNumber: string().defined().nullable(),
  price: number().required(),
  quantity: number().integer().required(),
  totalPrice: number().required(),
  customerName: string().required(),
  phone: string().required(),
  address: string().required(),
  city: string().required(),
  delivery: orderDeliverySchema,
  business: orderBusinessSchema.nullable().defined(),
  paid: boolean().required(),
  shipped: boolean().required(),
  undoUntil: timeOrNull(),
  tranID: string().defined().nullable(),
  refundAskedAt: timeOrNull(),
  refundedAt: timeOrNull(),
  refundFailure: refundFailureSchema.nullable().defined(),
  dispute: disputeSchema.nullable().defined(),
  withdrawal: orderWithdrawalSchema.nullable().defined(),
  transfer: object({ reference: string().required(), date: string().required() })
    .nullable()
    .defined(),
  /** Null as long as the office has said nothing of it. */
  tracking: orderTrackingSchema.nullable().defined(),
  returned: boolean().required(),
  holdUntil: timeOrNull(),
  createdAt: time(),
  updatedAt: time(),
  events: array(orderEventSchema.required()).required(),
});
export type Order = InferType<typeof orderSchema>;

/** Query of DELETE /order/{id} and /order/purchase/{id}: why, which the customer reads where the office cancels. */
export const cancelQuerySchema = object({
  reason: optionalText({ max: MAX_LENGTH.line }),
}).noUnknown(VALIDATION.unknownField);

/** How an unpaid order ended: somebody cancelled it, or it was not paid in time. */
export const ORDER_ENDS = ['cancelled', 'released'] as const;
export type OrderEnd = (typeof ORDER_ENDS)[number];

/**
 * What is kept of an order that was cancelled, or released because it was not paid in time: the order as
 * it was, with its end as the last entry of its history. `cancelledBy` is a user's email or `shop`; to
 * customers, all of the office is `shop`. What was cancelled together has one `cancelledAt`. `reason` is
 * why, for whom it was cancelled for; empty where nobody said.
 */
export const cancelledOrderSchema = orderSchema.shape({
  how: string().oneOf(ORDER_ENDS).required(),
  cancelledAt: time(),
  cancelledBy: string().required(),
  reason: string().defined(),
});
export type CancelledOrder = InferType<typeof cancelledOrderSchema>;

/** A payment that went back because no order needed it. `_id` is the checkout session's id. */
export const returnedPaymentSchema = object({
  _id: string().required(),
  orderId: string().required(),
  /** What was paid. */
  amount: number().required(),
  reason: string().oneOf(RETURN_REASONS).required(),
  tranID: string().defined().nullable(),
  refundId: string().defined().nullable(),
  returnedAt: time(),
});
export type ReturnedPayment = InferType<typeof returnedPaymentSchema>;
