import { array, number, object, string, type InferType } from 'yup';
import { MAX_LENGTH } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { requiredText, time } from './fields.ts';
import { money } from './number-field.ts';

/** Body of POST /order/note/{id}: what the office keeps in mind about an order. Its customer never reads it. */
export const noteFormSchema = object({
  text: requiredText(VALIDATION.noteRequired, { kind: 'text', max: MAX_LENGTH.message }),
}).noUnknown(VALIDATION.unknownField);
export type NoteForm = InferType<typeof noteFormSchema>;

/**
 * Body of POST /order/refund/amount/{id}: an amount (decimal) that goes back for a paid order, less than
 * all of it, which stays paid; its customer reads the reason.
 */
export const partialRefundFormSchema = object({
  amount: money(VALIDATION.amountRequired).min(0.01, VALIDATION.amountRequired),
  reason: requiredText(VALIDATION.reasonRequired, { max: MAX_LENGTH.line }),
}).noUnknown(VALIDATION.unknownField);
export type PartialRefundForm = InferType<typeof partialRefundFormSchema>;

/** `asked` until the payment service has answered, which may refuse. */
export const PARTIAL_REFUND_STATES = ['asked', 'made', 'refused'] as const;

const noteSchema = object({ at: time(), by: string().required(), text: string().required() });
export type OfficeNote = InferType<typeof noteSchema>;

const partialRefundSchema = object({
  id: string().required(),
  /** The line that it was asked for at. */
  orderId: string().required(),
  at: time(),
  /** The admin's email. */
  by: string().required(),
  amount: number().required(),
  reason: string().required(),
  state: string().oneOf(PARTIAL_REFUND_STATES).required(),
});
export type PartialRefund = InferType<typeof partialRefundSchema>;

/**
 * What the office alone reads of an order, whichever of its lines the id is of: notes and partial refunds,
 * oldest first, and in decimal amounts what was paid for all of it, what went back by now, and what a
 * refund of each line that it paid would give. `payment` is null where nothing was paid; `page` is where
 * the payment service shows it, null for the simulator.
 */
export const officeOrderSchema = object({
  notes: array(noteSchema.required()).required(),
  partialRefunds: array(partialRefundSchema.required()).required(),
  payment: object({
    paid: number().required(),
    returned: number().required(),
    lines: array(
      object({ id: string().required(), refundable: number().required() }).required(),
    ).required(),
    page: string().defined().nullable(),
  })
    .nullable()
    .defined(),
});
export type OfficeOrder = InferType<typeof officeOrderSchema>;
