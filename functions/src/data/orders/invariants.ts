import { toCents, totalPrice } from '../../contract/money/money.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { cents, pieces } from '../../contract/money/units.ts';

/**
 * Asserts what has to be true wherever money or stock is written: a commit that
 * breaks it is not made.
 * @throws Error that says what does not hold.
 */
export function invariant(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`invariant hold: ${what}`);
}

interface Moved {
  order: Pick<Order, 'quantity' | 'productId'>;
}

/** What one commit does to the stock of its products, but for those that are gone. */
interface StockMoves {
  stock: readonly {
    product: { id: string; available: number };
    available: number;
    received: number;
  }[];
  placed: readonly Moved[];
  removed: readonly Moved[];
}

type Money = Pick<Order, 'paid' | 'shipped' | 'tranID' | 'refundedAt' | 'returned'>;

const piecesOf = (moved: readonly Moved[], productId: string): number =>
  moved
    .filter(({ order }) => order.productId === productId)
    .reduce((sum, { order }) => sum + pieces(order.quantity), 0);

/** What a new order costs is its price times its pieces, and nothing has happened to it yet. */
export const checkNewOrder = ({
  price,
  quantity,
  totalPrice: total,
  delivery,
  business,
  paid,
  tranID,
}: Order): void => {
  invariant(pieces(quantity) > 0, 'an order is of at least one piece');
  invariant(
    toCents(total) === toCents(totalPrice(price, quantity)),
    'a total is price times pieces',
  );
  invariant(toCents(delivery.cost) >= 0, 'delivery costs nothing or more');
  invariant(
    toCents(business?.vatOff ?? 0) >= 0 &&
      toCents(business?.vatOff ?? 0) <= toCents(total) + toCents(delivery.cost),
    'no more VAT is left out than the price contains',
  );
  invariant(!paid && tranID === null, 'a new order is unpaid');
};

/**
 * No piece appears or vanishes: what leaves the shelf stands in orders, and comes back from them;
 * all else was received, or written off.
 */
export const checkStockMoves = ({ stock, placed, removed }: StockMoves): void => {
  const there = new Set(stock.map(({ product }) => product.id));
  invariant(there.size === stock.length, 'a product changes once');
  invariant(
    placed.every(({ order }) => there.has(order.productId)),
    'nobody orders a product that is gone',
  );
  for (const { product, available, received } of stock) {
    const [sold, back] = [piecesOf(placed, product.id), piecesOf(removed, product.id)];
    invariant(
      pieces(available) === product.available + received - sold + back,
      'available is what was there and was received, less what was ordered, with what came back',
    );
  }
};

type Split = Pick<
  Order,
  'productId' | 'price' | 'quantity' | 'totalPrice' | 'delivery' | 'business'
>;

/** No piece and no cent appears or vanishes when a paid line is split in two. */
export const checkSplit = (
  line: Split & Pick<Order, 'paid'>,
  part: Split,
  rest: Omit<Split, 'productId' | 'price'>,
): void => {
  const both = (amountOf: (each: typeof rest) => number) => amountOf(part) + amountOf(rest);
  const isKept = (amountOf: (each: typeof rest) => number) => both(amountOf) === amountOf(line);
  invariant(line.paid, 'only what is paid is split');
  invariant(pieces(part.quantity) > 0 && pieces(rest.quantity) > 0, 'a part has pieces');
  invariant(
    part.productId === line.productId && part.price === line.price,
    'a part is of the same product at the same price',
  );
  invariant(
    isKept(({ quantity }) => quantity),
    'a split keeps the pieces',
  );
  invariant(
    isKept(({ totalPrice: total }) => toCents(total)),
    'a split keeps the total',
  );
  invariant(
    isKept(({ delivery }) => toCents(delivery.cost)),
    'a split keeps what delivery costs',
  );
  invariant(
    isKept(({ business }) => toCents(business?.vatOff ?? 0)),
    'a split keeps the VAT that is not charged',
  );
};

/** An order is paid by one thing, and is shipped or refunded only when it is paid. */
export const checkOrderChange = (order: Money, change: Partial<Money>): void => {
  const { paid, shipped, tranID, refundedAt, returned }: Money = { ...order, ...change };
  invariant(!paid || order.paid || tranID !== null, 'what becomes paid has a transaction');
  invariant(order.tranID === null || tranID === order.tranID, 'a transaction stays');
  invariant(paid || !shipped, 'what is shipped is paid');
  invariant(paid || refundedAt === null, 'what is refunded was paid');
  invariant(!returned || refundedAt !== null, 'pieces come back with the refund');
};

/** Money that came has a payment at the gateway, unless there was nothing to pay. */
export const checkPayment = (payment: {
  amount: number;
  status: string;
  paymentIntentId: string | null;
}): void => {
  const isFree = cents(payment.amount) === 0;
  invariant(
    payment.status !== 'paid' || isFree || payment.paymentIntentId !== null,
    'what is paid has a payment at the gateway',
  );
};

/** What a product says of its reviews is a count of them. */
export const checkStars = (stars: readonly number[]): void => {
  invariant(
    stars.every((count) => Number.isSafeInteger(count) && count >= 0),
    'no fewer than no reviews gave so many stars',
  );
};
