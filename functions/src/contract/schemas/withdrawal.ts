import { array, object, string, type InferType } from 'yup';
import { MAX_LENGTH, MAX_SPLIT_LINES } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { isMistypedNumber } from '../orders/order-number.ts';
import { ORDER_STATES } from '../orders/order-transitions.ts';
import { WITHDRAWAL_TIMINGS } from '../orders/withdrawal-period.ts';
import { pieceCount } from './after-order.ts';
import { optionalText, requiredEmail, requiredText, time } from './fields.ts';

/** Some or all pieces of a line; more than it has are all. */
const withdrawnLineSchema = object({
  id: requiredText(VALIDATION.required('id'), { kind: 'name' }),
  quantity: pieceCount(),
}).noUnknown(VALIDATION.unknownField);

/**
 * Body of POST /withdrawal: who withdraws, from what, and where the receipt goes, and nothing more
 * may be asked (art. 11a(2) of Directive 2011/83/EU). The order is best told by its number or
 * the id in its address, which are found in what is typed; other words are taken as well. `part`:
 * which products, where it is not all of them, in words; `lines`: the same by the ids of lines, for
 * whoever sees them.
 */
export const newWithdrawalSchema = object({
  name: requiredText(VALIDATION.required('Name'), { max: MAX_LENGTH.name }),
  orderNumber: requiredText(VALIDATION.required('Order number'), { kind: 'text' }).test({
    name: 'orderNumber',
    message: VALIDATION.orderNumberMistyped,
    test: (text) => !isMistypedNumber(text),
  }),
  email: requiredEmail(),
  part: optionalText({ max: MAX_LENGTH.message }).when('lines', ([lines], part) =>
    lines === undefined ? part : part.required(VALIDATION.required('part')),
  ),
  lines: array(withdrawnLineSchema.required())
    .min(1, VALIDATION.linesRequired)
    .max(MAX_SPLIT_LINES, VALIDATION.linesMax(MAX_SPLIT_LINES))
    .optional(),
}).noUnknown(VALIDATION.unknownField);
export type NewWithdrawal = InferType<typeof newWithdrawalSchema>;

const declared = {
  name: string().required(),
  orderNumber: string().required(),
  email: string().required(),
  /** Empty for all of the order. */
  part: string().defined(),
};

/** The receipt: what was declared, and when it came. It says nothing of whether there is such an order. */
export const withdrawalReceiptSchema = object({ ...declared, receivedAt: time() });
export type WithdrawalReceipt = InferType<typeof withdrawalReceiptSchema>;

/** What an order says of a withdrawal from it. */
export const orderWithdrawalSchema = object({
  at: time(),
  timing: string().oneOf(WITHDRAWAL_TIMINGS).required(),
  /** The last day of the period, such as `2026-12-11`; null before it began. */
  lastDay: string().defined().nullable(),
  /** The day by which the money goes back. */
  refundBy: string().required(),
  part: string().defined(),
});
export type OrderWithdrawal = InferType<typeof orderWithdrawalSchema>;

/** A withdrawal as the office reads it: without `timing` where no order fits what was declared. */
export const withdrawalSchema = object({
  _id: string().required(),
  ...declared,
  createdAt: time(),
  timing: string().oneOf(WITHDRAWAL_TIMINGS).defined().nullable(),
  lastDay: string().defined().nullable(),
  refundBy: string().required(),
  /** The orders that it is about, as they stand now. */
  orders: array(
    object({
      _id: string().required(),
      /** Empty for an order that is gone. */
      productName: string().defined(),
      state: string().oneOf(ORDER_STATES).required(),
    }),
  ).required(),
});
export type Withdrawal = InferType<typeof withdrawalSchema>;
