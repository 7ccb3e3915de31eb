import { ALLOCATE, STOCK, type Bug } from './bug.ts';

const REMOVE = 'domain/orders/remove-order.ts';
const RECORD = 'data/orders/stored-cancelled-order.ts';
const KEYS = 'data/payments/gateway-idempotency.ts';
const DECIDE = 'domain/payments/decide-payment.ts';

/** Bugs of orders of one product, of their payments and of refunds. */
export const ORDER_BUGS: readonly Bug[] = [
  {
    name: 'stale read: the stock is taken from an earlier read than its version',
    changes: [
      {
        file: STOCK,
        from: 'const all = references.flat();',
        to: `const early = new Map<string, number>();
      for (const id of query.products)
        early.set(id, (await products.doc(id).get()).get('available'));
      const all = references.flat();`,
      },
      {
        file: STOCK,
        from: 'toProduct(document as DocumentSnapshot<StoredProduct>),',
        to: `document.exists
            ? { ...toProduct(document as DocumentSnapshot<StoredProduct>), available: early.get(document.id) }
            : undefined,`,
      },
    ],
  },
  {
    name: 'missing precondition: the stock is written whatever it is by now',
    changes: [{ file: STOCK, from: '          unchangedSince(product.version),\n', to: '' }],
  },
  {
    name: 'unsummed quantity: each order of a group is taken from the stock as it was read',
    changes: [
      {
        file: ALLOCATE,
        from: 'this.#move(level, -line.body.quantity);',
        to: 'this.#move(level, level.product.available - level.available - line.body.quantity);',
      },
    ],
  },
  {
    name: 'double release: an order that is gone gives its pieces back once more',
    changes: [
      { file: ALLOCATE, from: 'if (!present || inGroup)', to: 'if (inGroup)' },
      {
        file: ALLOCATE,
        from: 'return present.version === order.version',
        to: 'return !present || present.version === order.version',
      },
      {
        file: STOCK,
        from: 'batch.delete(orders.doc(order._id), unchangedSince(order.version));',
        to: `batch.delete(
          orders.doc(order._id),
          (await orders.doc(order._id).get()).exists ? unchangedSince(order.version) : {},
        );`,
      },
      {
        file: RECORD,
        from: 'createDocument(batch, cancelledOrderCollection(db).doc(order._id), stored);',
        to: 'batch.set(cancelledOrderCollection(db).doc(order._id), stored);',
      },
    ],
  },
  {
    name: 'release of a just-paid order: nobody looks at it once more',
    changes: [
      {
        file: REMOVE,
        from: 'if (!orderAllows(order, action)) throw',
        to: "if (action === 'cancel' && !orderAllows(order, action)) throw",
      },
      {
        file: REMOVE,
        from: 'if (isPaid) throw',
        to: "if (action === 'cancel' && isPaid) throw",
      },
    ],
  },
  {
    name: 'no record is kept of an order that ends',
    changes: [{ file: STOCK, from: '          addCancelledOrder(db, batch, ended);\n', to: '' }],
  },
  {
    name: 'cancelling does not return the stock',
    changes: [{ file: ALLOCATE, from: 'if (level) this.#move(level, order.quantity);', to: '' }],
  },
  {
    name: 'edit overwrites the stock that was sold meanwhile',
    changes: [
      {
        file: 'data/products/product-repository.ts',
        from: `        },
        unchangedSince(before.updatedAt),
      );`,
        to: `        },
      );`,
      },
    ],
  },
  {
    name: 'idempotency record in a commit of its own',
    changes: [
      {
        file: STOCK,
        from: `toStoredOrder(order));
        addRecords(db, batch, records);`,
        to: `toStoredOrder(order));
        addRecords(db, batch, { ...records, key: undefined });`,
      },
      {
        file: STOCK,
        from: '      await batch.commit();\n',
        to: `      await batch.commit();
      const later = db.batch();
      for (const { key } of placed) addRecords(db, later, { key });
      await later.commit();
`,
      },
    ],
  },
  {
    name: 'webhook applied twice: nobody looks whether the event was here before',
    changes: [
      {
        file: 'domain/payments/receive-event.ts',
        from: "if (await payments.hasEvent(event.id)) return 'ours';",
        to: '',
      },
      {
        file: 'data/payments/payment-repository.ts',
        from: '.create(events.doc(event.id),',
        to: '.set(events.doc(event.id),',
      },
    ],
  },
  {
    name: 'late payment accepted: money for an order that is gone is kept',
    changes: [
      {
        file: DECIDE,
        from: "if (!hasAllLines(checkout, orders)) return { kind: 'refund', reason: 'order_gone' };",
        to: "if (!hasAllLines(checkout, orders)) return { kind: 'known' };",
      },
    ],
  },
  {
    name: 'paid twice: the second payment of an order takes the place of the first',
    changes: [
      {
        file: DECIDE,
        from: "if (orders.some((order) => !orderAllows(order, 'pay')))",
        to: 'if (orders.length === 0)',
      },
    ],
  },
  {
    name: 'ship of an unpaid order',
    changes: [
      {
        file: 'domain/orders/ship-order.ts',
        from: '(order) => orderAllows(order, way.action, at)',
        to: "(order) => (!order.paid && way.action === 'ship') || orderAllows(order, way.action, at)",
      },
    ],
  },
  {
    name: 'restock as a figure: what was there when it was read, whatever was sold before it',
    changes: [
      {
        file: ALLOCATE,
        from: 'this.#move(level, delta);',
        to: 'this.#move(level, level.product.available - level.available + delta);',
      },
    ],
  },
  {
    name: 'restock done twice: whoever does not hear of its success does it again',
    changes: [
      {
        file: ALLOCATE,
        from: "if (this.#facts.audits.has(auditId)) return { kind: 'restocked', replayed: false };",
        to: '',
      },
      {
        file: ALLOCATE,
        from: 'this.#restocked.push({ audit, auditId, key });',
        to: 'this.#restocked.push({ audit, auditId: `${auditId}-${level.available}`, key });',
      },
    ],
  },
  {
    name: 'refund tried again under the first key: the gateway answers with the one that failed',
    changes: [
      {
        file: 'domain/orders/settle-refund.ts',
        from: 'const again = afterFailed(order);',
        to: "const again = '';",
      },
    ],
  },
  {
    name: 'bank transfer beside a refund that is under way: the money goes out twice',
    changes: [
      {
        file: 'domain/orders/record-transfer.ts',
        from: "if (!orderAllows(order, 'recordTransfer'))",
        to: 'if (order.refundFailure === null)',
      },
    ],
  },
  {
    name: 'the money of another program on the same account is taken for ours',
    changes: [
      {
        file: 'data/payments/gateway-events.ts',
        from: 'return metadata !== undefined && !isMarkOf(metadata.shop, projectId);',
        to: 'return false;',
      },
    ],
  },
  {
    name: 'released holds that pass over an order that was paid and whose event never came',
    changes: [
      {
        file: 'domain/orders/release-holds.ts',
        from: "if (code === 'order_paid' && (await applyMissedPayment(deps, id))) return 'recovered';",
        to: '',
      },
    ],
  },
  {
    name: 'stored failure asked for again under the same key: it never succeeds',
    changes: [{ file: KEYS, from: 'if (spent === MOST_KEYS) throw', to: 'throw' }],
  },
  {
    name: 'failure taken at its word: what it opened all the same is opened once more',
    changes: [{ file: KEYS, from: 'const done = await find();', to: 'const done = undefined;' }],
  },
  {
    name: 'new key while nobody knows what came of the first: two checkouts of one order',
    changes: [
      {
        file: 'domain/payments/checkout-request.ts',
        from: 'key: `checkout-${order._id}-',
        to: 'key: `checkout-${Math.random()}-',
      },
    ],
  },
];
