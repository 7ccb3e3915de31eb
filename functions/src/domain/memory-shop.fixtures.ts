import type { Order } from '../contract/schemas/order.ts';
import type { Pieces } from '../contract/money/units.ts';
import type { AuditEntry } from '../data/firestore/audit.ts';
import type { CommitRecords } from '../data/firestore/commit-records.ts';
import type { KeyRecord, KeyToRecord } from '../data/firestore/key-repository.ts';
import {
  checkNewOrder,
  checkOrderChange,
  checkPayment,
  checkStockMoves,
} from '../data/orders/invariants.ts';
import type { Mail } from '../data/people/mail.ts';
import { orderRecordWith, paymentRecordWith } from '../data/orders/order.fixtures.ts';
import { keepOf } from '../data/orders/order-lists.ts';
import { publicEvent } from '../data/orders/private-order.ts';
import type { EndedOrder } from '../data/orders/stored-cancelled-order.ts';
import type {
  OrderChange,
  OrderRecord,
  OrderRepository,
  WholeOrder,
} from '../data/orders/order-repository.ts';
import type { Page, PageRequest } from '../data/firestore/page.ts';
import { splitOrder } from '../data/orders/split-order.ts';
import type {
  ChangedOrder,
  PaymentCommit,
  PaymentRepository,
} from '../data/payments/payment-repository.ts';
import type { StockedProduct, StockRepository } from '../data/products/stock-repository.ts';
import type { PaymentChange, PaymentRecord } from '../data/payments/stored-payment.ts';
import type { Caller } from './caller.ts';
import {
  type DueTime,
  dueUntil,
  heldOrder,
  isOf,
  keysIn,
  linesOf,
  pageOf,
  present,
} from './memory-reading.fixtures.ts';
import { MemoryRegisters } from './memory-registers.fixtures.ts';
import { MemoryGateway } from './memory-gateway.fixtures.ts';
import { databaseFailure, MemoryTable, STATUS, type Write } from './memory-table.fixtures.ts';
import type { MailPolicy } from './mail/mail-policy.ts';
import { publicOrder } from './orders/find-order.ts';
import { HOUR_MS, NOW } from './stock/allocate.fixtures.ts';
import { createInventory } from './stock/inventory.ts';

export const buyer: Caller = { uid: 'uid', email: 'buyer@test.example', role: 'customer' };
export const admin: Caller = { uid: 'admin', email: 'admin@test.example', role: 'admin' };

type Row<Record> = Omit<Record, 'version'>;
/** What all use cases of orders and payments reach, in memory. */
export class MemoryShop extends MemoryRegisters {
  readonly orderTable = new MemoryTable<Row<WholeOrder>>();
  /** What is kept of orders that ended unpaid. */
  readonly cancelledTable = new MemoryTable<EndedOrder>();
  readonly paymentTable = new MemoryTable<Row<PaymentRecord>>();
  readonly keyTable = new MemoryTable<Row<KeyRecord>>();
  readonly productTable = new MemoryTable<Row<StockedProduct>>();
  readonly auditTable = new MemoryTable<AuditEntry>();
  readonly mailTable = new MemoryTable<Mail>();
  readonly eventTable = new MemoryTable<{ type: string }>();
  readonly products = {
    get: (id: string) => {
      const attributes = this.productTable.get(id);
      return Promise.resolve(attributes && { attributes });
    },
  };
  readonly gateway = new MemoryGateway();
  readonly mailPolicy: MailPolicy = { recipientOf: (_uid, to) => Promise.resolve({ to }) };
  readonly settings = {
    shopUrl: 'https://shop.test',
    uploadKey: '',
    orderHoldMs: 24 * HOUR_MS,
    onlyVerifiedAdmins: false,
  };
  time = NOW;
  readonly now = (): number => this.time;
  commits = 0;
  /** What happens, or fails, as the next commits arrive: before they are weighed. */
  readonly meanwhile: (() => unknown)[] = [];
  /** What fails once the next commits have taken effect. */
  readonly afterwards: (() => void)[] = [];
  #ids = 0;

  readonly orders: OrderRepository = {
    newId: () => {
      this.#ids += 1;
      return `id-${this.#ids}`;
    },
    find: (id) => Promise.resolve(this.#asStored(this.orderTable.get(id))),
    findWhole: (id) => Promise.resolve(this.orderTable.get(id)),
    withOffice: (orders) =>
      Promise.resolve(
        orders.map((order) => ({
          ...order,
          events: this.orderTable.get(order._id)?.events ?? order.events,
        })),
      ),
    list: ({ limit, cursor, ...narrowed }) => this.#list({ limit, cursor }, keepOf(narrowed)),
    listOf: (owner, page) => this.#list(page, (order) => isOf(owner, order)),
    listPurchase: (id) => Promise.resolve(linesOf(this.orderTable.rows.values(), id)),
    findWholePurchase: (id) => Promise.resolve(linesOf(this.orderTable.rows.values(), id)),
    change: (order, change, records) =>
      this.#commit([this.#orderChange(order, change), ...this.#records(records)]),
    listRunOut: async (now, page) => {
      const { items, ...rest } = await this.#idsUntil('holdUntil', now, page);
      return { ...rest, items: items.map((id) => heldOrder(id, this.orderTable.get(id))) };
    },
    listDueShippedMails: (now, page) => this.#idsUntil('undoUntil', now, page),
    listRefunding: (now, page) => this.#idsUntil('refundAskedAt', now, page),
  };

  readonly payments: PaymentRepository = {
    find: (sessionId) => Promise.resolve(this.paymentTable.get(sessionId)),
    findByIntent: (id) =>
      Promise.resolve(
        [...this.paymentTable.rows.values()].find(({ paymentIntentId }) => paymentIntentId === id),
      ),
    listReturned: () => Promise.resolve({ items: [], nextCursor: undefined }),
    hasEvent: (id) => Promise.resolve(this.eventTable.get(id) !== undefined),
    record: (commit) => this.#commit(this.#paymentCommit(commit)),
    recordKey: (key) => this.#commit([this.#key(key)]),
    apply: ({ event: { id, type }, ...commit }) =>
      this.#commit([...this.#paymentCommit(commit), this.eventTable.create(id, { type })]),
  };

  readonly users = { adminEmails: () => Promise.resolve([admin.email]) };

  readonly keys = keysIn(this.keyTable);

  readonly #stock: StockRepository = {
    read: (query) =>
      Promise.resolve({
        products: present(this.productTable, query.products),
        orders: present(this.orderTable, query.orders),
        keys: present(this.keyTable, query.keys),
        audits: new Set(present(this.auditTable, query.audits).keys()),
      }),
    commit: async ({ stock, placed, removed }) => {
      checkStockMoves({ stock, placed, removed });
      for (const { order } of placed) checkNewOrder(order);
      await this.#commit([
        ...stock.map(({ product, available }) => this.#stockChange(product, available)),
        ...placed.flatMap(({ order, ...records }) => [
          this.orderTable.create(order._id, {
            ...order,
            checkoutSessionId: null,
            refundRequest: null,
          }),
          ...this.#records(records),
        ]),
        ...removed.flatMap(({ order, kept, ended, ...records }) => [
          ...(ended
            ? [
                this.orderTable.remove(order._id, order.version),
                this.cancelledTable.create(order._id, ended),
              ]
            : [this.#orderChange(order, kept.change)]),
          ...(kept?.payment ? [this.#paymentChange(kept.payment)] : []),
          ...this.#records(records),
        ]),
      ]);
    },
  };

  readonly stock = createInventory({
    stock: this.#stock,
    now: this.now,
    orderHoldMs: this.settings.orderHoldMs,
  });

  /** The next commit takes effect, but its answer is lost. */
  loseAnswer(): void {
    this.afterwards.push(() => {
      throw databaseFailure(STATUS.unavailable);
    });
  }

  putOrder(changes: Partial<WholeOrder> = {}): WholeOrder {
    const order = orderRecordWith(changes);
    return this.orderTable.put(order._id, order);
  }

  putPayment(changes: Partial<PaymentRecord> = {}): PaymentRecord {
    const payment = paymentRecordWith(changes);
    return this.paymentTable.put(payment.sessionId, payment);
  }

  get cancelled(): EndedOrder[] {
    return [...this.cancelledTable.rows.values()].map(({ version: _version, ...ended }) => ended);
  }

  get audits(): AuditEntry[] {
    return [...this.auditTable.rows.values()].map(({ version: _version, ...entry }) => entry);
  }

  get mailIds(): string[] {
    return [...this.mailTable.rows.keys()];
  }

  /** Its history as the order's document has it: without who of the office did what. */
  #asStored<Found extends OrderRecord | undefined>(order: Found): Found {
    return order && { ...order, events: order.events.map((event) => publicEvent(order, event)) };
  }

  #list(request: PageRequest, wanted: (order: OrderRecord) => boolean): Promise<Page<Order>> {
    const orders = [...this.orderTable.rows.values()].filter(wanted);
    const page = pageOf(orders, ({ createdAt }) => createdAt, request);
    return Promise.resolve({
      ...page,
      items: page.items.map((order) => publicOrder(this.#asStored(order))),
    });
  }

  #idsUntil(field: DueTime, now: number, request: PageRequest): Promise<Page<string>> {
    return Promise.resolve(dueUntil(this.orderTable.rows.values(), field, now, request));
  }

  #orderChange(order: OrderRecord, { events, at, ...change }: OrderChange): Write {
    checkOrderChange(order, change);
    return this.orderTable.change(order._id, order.version, (row) => ({
      ...row,
      ...change,
      events: [...row.events, ...events],
      updatedAt: new Date(at).toISOString(),
    }));
  }

  #changedOrder({ order, change, splitOff }: ChangedOrder): Write[] {
    if (!splitOff) return [this.#orderChange(order, change)];
    const { rest, part } = splitOrder(order as WholeOrder, splitOff, change);
    return [
      this.orderTable.change(order._id, order.version, (row) => ({ ...row, ...rest })),
      this.orderTable.create(part._id, part),
    ];
  }

  #stockChange({ id, version }: StockedProduct, available: Pieces): Write {
    return this.productTable.change(id, version, (row) => ({ ...row, available }));
  }

  #paymentChange(payment: PaymentChange): Write {
    const { known, change } = payment;
    checkPayment(known ? { ...known, ...change } : payment.change);
    if (!known) {
      const { sessionId } = payment;
      return this.paymentTable.create(sessionId, { ...payment.change, sessionId });
    }
    return this.paymentTable.change(known.sessionId, known.version, (row) => ({
      ...row,
      ...change,
    }));
  }

  #key({ id, replaces, ...record }: KeyToRecord): Write {
    return replaces === undefined
      ? this.keyTable.create(id, record)
      : this.keyTable.change(id, replaces, () => record);
  }

  #records({ audit, auditId, audits = [], mail, key, dropKeyId }: CommitRecords): Write[] {
    const id = auditId ?? `log-${this.auditTable.rows.size}`;
    return [
      ...(audit ? [this.auditTable.create(id, audit)] : []),
      ...audits.map((one) => this.auditTable.create(one.auditId, one.audit)),
      ...(mail ? [this.mailTable.create(mail.id, mail)] : []),
      ...(key ? [this.#key(key)] : []),
      ...(dropKeyId === undefined ? [] : [this.keyTable.remove(dropKeyId)]),
    ];
  }

  #paymentCommit({ orders = [], payment, records }: PaymentCommit): Write[] {
    return [
      ...orders.flatMap((changed) => this.#changedOrder(changed)),
      ...(payment ? [this.#paymentChange(payment)] : []),
      ...(records ? this.#records(records) : []),
    ];
  }

  /** All or nothing. */
  async #commit(writes: readonly Write[]): Promise<void> {
    await Promise.resolve();
    await this.meanwhile.shift()?.();
    for (const { refusal } of writes) {
      const error = refusal();
      if (error) throw error;
    }
    for (const { apply } of writes) apply();
    this.commits += 1;
    this.afterwards.shift()?.();
  }
}
