import { AppError } from '../../contract/api/app-error.ts';
import { MAX_ORDER_TOTAL, MAX_QUANTITY } from '../../contract/constants.ts';
import { quoteOf, type PricedLine, type Quote } from '../../contract/money/quote.ts';
import {
  orderTotalMessage,
  orderTotalMinMessage,
  VALIDATION,
} from '../../contract/text/validation-messages.ts';
import {
  fromCents,
  isOverOrderTotal,
  isUnderOrderTotal,
  toCents,
} from '../../contract/money/money.ts';
import { pieces, type Pieces } from '../../contract/money/units.ts';
import type { StockedProduct } from '../../data/products/stock-repository.ts';
import type { OrderLine, PlaceRequest, StockOutcome } from './requests.ts';

/** A product with what is left of it at this moment. */
interface StockLevel {
  product: StockedProduct;
  available: number;
}

/** Why a line cannot be met with this much available, or undefined when it can. */
const lineRefusal = (
  { body: { quantity, price: seen } }: OrderLine,
  level: StockLevel | undefined,
  { overLimit, purchaseId }: PlaceRequest,
): AppError | undefined => {
  if (!level) return new AppError('not_found');
  const { available, product } = level;
  const { minOrder, price } = product;
  if (quantity < minOrder) {
    const message = VALIDATION.minOrderQuantity(minOrder);
    return new AppError('validation_failed', { fields: { quantity: message } });
  }
  if (seen !== undefined && toCents(seen) !== toCents(price)) return new AppError('price_changed');
  if (isOverOrderTotal(price, quantity))
    return new AppError('validation_failed', { fields: { quantity: orderTotalMessage() } });
  if (quantity > available) {
    const { outOfStock, soldOut } = VALIDATION;
    // The order of one product says what its form says, to the letter.
    const isSoldOut = purchaseId !== null && available < minOrder;
    const message = (isSoldOut ? soldOut : outOfStock)(minOrder, available);
    return new AppError('out_of_stock', { message, fields: { quantity: message } });
  }
  return overLimit?.(quantity, { minOrder, available: pieces(available) });
};

/** What a line's refusal says of its fields, where it is not of the person who orders. */
const fieldsOf = ({ code, fields, message }: AppError): Record<string, string> => {
  if (code === 'not_found') return { productId: VALIDATION.productGone };
  return fields ?? (code === 'price_changed' ? { price: message } : {});
};

/** The same, each field under the line's own place in its purchase. */
const inLine = (refusal: AppError, index: number): [string, string][] =>
  Object.entries(fieldsOf(refusal)).map(([field, text]) => [`lines[${index}].${field}`, text]);

/** A line at the price that its product has now. */
export const pricedLine = (
  { body: { quantity } }: OrderLine,
  { price, vatKind }: Pick<StockedProduct, 'price' | 'vatKind'>,
): PricedLine => ({ price, quantity, vatKind });

/** What a request costs, at the present prices. */
const quoteFor = (
  { lines, delivery }: PlaceRequest,
  levels: readonly (StockLevel | undefined)[],
): Quote =>
  quoteOf(
    lines.map((line, index) => pricedLine(line, levels[index]?.product ?? { price: 0 })),
    delivery.terms,
  );

/** Why a request cannot be met though each of its lines can. */
const wholeRefusal = (
  request: PlaceRequest,
  levels: readonly (StockLevel | undefined)[],
): AppError | undefined => {
  const { seenCost, seenVatOff } = request.delivery;
  const { delivery, vatOff, total } = quoteFor(request, levels);
  if (seenCost !== undefined && toCents(seenCost) !== delivery)
    return new AppError('delivery_changed');
  if (seenVatOff !== undefined && toCents(seenVatOff) !== vatOff)
    return new AppError('vat_changed');
  // More or less than one payment can carry.
  const message =
    total > toCents(MAX_ORDER_TOTAL)
      ? orderTotalMessage()
      : isUnderOrderTotal(fromCents(total))
        ? orderTotalMinMessage()
        : undefined;
  if (message === undefined) return undefined;
  return request.purchaseId === null
    ? new AppError('validation_failed', { fields: { quantity: message } })
    : // No field of its form stands for all lines.
      new AppError('validation_failed', { message, fields: { lines: message } });
};

/**
 * Why a request cannot be met, or undefined when it can. That of a purchase says what is wrong with
 * each of its lines, and has the code of the first that is refused; `levels` are those of its lines.
 */
export const placeRefusal = (
  request: PlaceRequest,
  levels: readonly (StockLevel | undefined)[],
): AppError | undefined => {
  const refusals = request.lines.map((line, index) => lineRefusal(line, levels[index], request));
  const first = refusals.find((refusal) => refusal !== undefined);
  if (!first) return wholeRefusal(request, levels);
  if (request.purchaseId === null) return first;
  const { code, message, retryAfter } = first;
  const fields = refusals.flatMap((refusal, index) => (refusal ? inLine(refusal, index) : []));
  return new AppError(code, {
    message,
    fields: Object.fromEntries(fields),
    ...(retryAfter !== undefined && { retryAfter }),
  });
};

/** Turns a refusal that is thrown into an outcome; anything else is thrown on. */
export const toOutcome = (decide: () => StockOutcome): StockOutcome => {
  try {
    return decide();
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', error };
    throw error;
  }
};

/** @throws AppError unless so many pieces more, or fewer with a minus, leave a stock that there can be. */
export const requireCountable = (available: Pieces, delta: number): void => {
  if (available + delta < 0) {
    const message = VALIDATION.tooFewToTake(available);
    throw new AppError('out_of_stock', { message, fields: { delta: message } });
  }
  if (available + delta > MAX_QUANTITY) {
    const message = VALIDATION.maxNumber(MAX_QUANTITY - available);
    throw new AppError('validation_failed', { fields: { delta: message } });
  }
};
