import { array, type InferType, object, string } from 'yup';
import { basketSchema } from './basket.ts';
import { contactMessageSchema } from './contact.ts';
import { time } from './fields.ts';
import { cancelledOrderSchema, orderSchema } from './order.ts';
import { productReviewSchema } from './product-review.ts';
import { reviewSchema } from './review.ts';
import { stockAlertSchema } from './stock-alert.ts';
import { userSchema } from './user.ts';
import { withdrawalReceiptSchema } from './withdrawal.ts';

/** How far an erasure is: `running` goes on by itself, `done` has left nothing but what the law keeps. */
export const ERASURE_STATES = ['running', 'done'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];

/** Answer of POST /user/erase/{email}. */
export const erasureSchema = object({ state: string().oneOf(ERASURE_STATES).required() });

/** A mail to a person: what it was about and when it was written. */
const ownMailSchema = object({ subject: string().defined(), at: time() });

/** Something that the log of the office says about a person. */
const ownLogEntrySchema = object({ type: string().required(), at: time() });

/** The lists of a person's data, by what each entry is. */
const ownLists = {
  orders: array(orderSchema).required(),
  cancelledOrders: array(cancelledOrderSchema).required(),
  reviews: array(reviewSchema).required(),
  productReviews: array(productReviewSchema.shape({ productId: string().required() })).required(),
  stockAlerts: array(stockAlertSchema).required(),
  contactMessages: array(contactMessageSchema).required(),
  withdrawals: array(withdrawalReceiptSchema).required(),
  mails: array(ownMailSchema).required(),
  withheldMails: array(ownMailSchema).required(),
  logEntries: array(ownLogEntrySchema).required(),
};

/**
 * Everything that the shop keeps about an account. What goes by the address alone (contact messages,
 * withdrawals, mails) is there once the address is verified; `notes` says so where it is not, and names
 * each list of which there is more than stands here. `withheldMails` were not sent, or are once the
 * address is verified. `pictures` are addresses: of what is shown of the person, and of what they sent.
 */
export const ownDataSchema = object({
  asOf: time(),
  profile: userSchema,
  basket: basketSchema,
  ...ownLists,
  pictures: array(string().required()).required(),
  notes: array(string().required()).required(),
});
export type OwnData = InferType<typeof ownDataSchema>;
