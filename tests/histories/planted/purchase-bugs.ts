import { ALLOCATE, STOCK, type Bug } from './bug.ts';

/** Bugs of purchases, which are of several products. */
export const PURCHASE_BUGS: readonly Bug[] = [
  {
    name: 'precondition of the first product only: the others are written whatever they are by now',
    changes: [
      {
        file: STOCK,
        from: '          unchangedSince(product.version),\n',
        to: '          product === stock[0]?.product ? unchangedSince(product.version) : {},\n',
      },
    ],
  },
  {
    name: 'half a purchase: the lines that can be met are placed without the others',
    changes: [
      {
        file: ALLOCATE,
        from: 'const levels = request.lines.map(',
        to: `const met = request.lines.filter(
      (line) => !placeRefusal({ ...request, lines: [line] }, [this.#levels.get(line.body.productId)]),
    );
    if (met.length > 0) request = { ...request, lines: met };
    const levels = request.lines.map(`,
      },
    ],
  },
  {
    name: 'a commit for each product: what stops in between leaves half a purchase',
    changes: [
      {
        file: 'domain/stock/process-group.ts',
        from: '    await stock.commit(commit);\n',
        to: `    const of = (id) => ({ order }) => order.productId === id;
    for (const move of commit.stock) {
      const { id } = move.product;
      const isFirst = move === commit.stock[0];
      await stock.commit({
        stock: [move],
        placed: commit.placed.filter(of(id)),
        removed: commit.removed.filter(of(id)),
        restocked: isFirst ? commit.restocked : [],
      });
    }
    if (commit.stock.length === 0) await stock.commit(commit);
`,
      },
    ],
  },
  {
    name: 'a purchase without its key: asked for again, it is placed again',
    changes: [
      {
        file: ALLOCATE,
        from: `    const key =
      idempotency &&
      recordOf(
        idempotency,
        purchaseId`,
        to: `    const key =
      purchaseId === null &&
      idempotency &&
      recordOf(
        idempotency,
        purchaseId`,
      },
    ],
  },
  {
    name: 'a purchase is paid, and only its first line knows',
    changes: [
      {
        file: 'domain/payments/on-completed.ts',
        from: `    orders: orders.map((order) => ({
      order,
      change: withEvent('paid',`,
        to: `    orders: orders.slice(0, 1).map((order) => ({
      order,
      change: withEvent('paid',`,
      },
    ],
  },
  {
    name: 'the refund of a line gives back what all lines cost',
    changes: [
      {
        file: 'domain/orders/settle-refund.ts',
        from: "reason: 'by_admin', amount });",
        to: "reason: 'by_admin' });",
      },
    ],
  },
  {
    name: 'refunds of two lines under one key: the second is answered with the first',
    changes: [
      {
        file: 'domain/orders/settle-refund.ts',
        from: '`order-refund-${paymentIntentId}-${orderId}-${quantity}${again}`',
        to: '`order-refund-${paymentIntentId}${again}`',
      },
    ],
  },
  {
    name: 'each line of a purchase bears all of its delivery',
    changes: [
      {
        file: 'contract/money/quote.ts',
        from: 'return sharesOf(deliveryCostOf(terms, sumOf(worth)), worth);',
        to: 'return worth.map(() => deliveryCostOf(terms, sumOf(worth)));',
      },
    ],
  },
  {
    name: 'what rounding leaves of a delivery is borne by nobody',
    changes: [
      {
        file: 'contract/money/quote.ts',
        from: 'lost.slice(0, left)',
        to: 'lost.slice(0, 0)',
      },
    ],
  },
  {
    name: 'the refund of a line forgets its delivery',
    changes: [
      {
        file: 'domain/orders/refundable.ts',
        from: 'const total = payableOf(order);',
        to: 'const total = cents(payableOf({ ...order, delivery: { cost: 0 } }));',
      },
    ],
  },
  {
    name: 'half a release: a line whose hold ran out goes without the others',
    changes: [
      {
        file: 'domain/orders/release-holds.ts',
        from: 'if (!order.purchase) return [order];',
        to: 'if (order) return [order];',
      },
    ],
  },
];
