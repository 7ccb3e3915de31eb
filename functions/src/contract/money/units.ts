declare const unit: unique symbol;

/** A number that the compiler tells apart from others; at run time it is a plain one. */
type Count<Unit extends string> = number & { readonly [unit]: Unit };

/** An amount of money in whole cents. */
export type Cents = Count<'cents'>;

/** A number of pieces of a product. */
export type Pieces = Count<'pieces'>;

/**
 * An id of one kind. Another kind's is refused; a plain text passes, for ids come from outside as
 * texts and prove themselves by what is found under them.
 */
type Id<Kind extends string> = string & { readonly [unit]?: Kind };

export type OrderId = Id<'order'>;
export type ProductId = Id<'product'>;
/** The gateway's id of a checkout session. */
export type SessionId = Id<'session'>;
/** The gateway's id of a payment that came through a checkout. */
export type PaymentIntentId = Id<'payment intent'>;
/** What an order was paid by: a session where there was nothing to pay. */
export type TransactionId = PaymentIntentId | SessionId;

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** @throws Error for anything but a whole number of cents from 0: such an amount must not be kept. */
export const cents = (amount: number): Cents => {
  if (!isCount(amount)) throw new Error(`no amount of cents: ${amount}`);
  return amount as Cents;
};

/** @throws Error for anything but a whole number from 0: so many pieces there cannot be. */
export const pieces = (count: number): Pieces => {
  if (!isCount(count)) throw new Error(`no number of pieces: ${count}`);
  return count as Pieces;
};
