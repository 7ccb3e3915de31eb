import { number, object, string, type InferType } from 'yup';
import { time } from './fields.ts';

/** Why money that came in went back by itself. */
export const RETURN_REASONS = ['order_gone', 'order_paid', 'amount_differs'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

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
