import { number, object, string, type InferType } from 'yup';
import { RETURN_REASONS } from '../return-reasons.ts';
import { time } from './fields.ts';

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
