import { setTimeout as sleep } from 'node:timers/promises';
import type { Changed, Progress } from '../../data/orders/ledger.ts';
import type { PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { Deps } from '../deps.ts';
import { pagesOf } from '../scheduled-work.ts';
import { checkOrder } from './order-discrepancies.ts';
import { CALLS_PER_PAYMENT, checkPayment } from './payment-discrepancies.ts';
import { type Discrepancy, DiscrepancyList, MAX_DISCREPANCIES } from './discrepancy.ts';
import { checkStock } from './stock-discrepancies.ts';

/** What comes one by one, so many at a time. */
async function* inBatches<Item>(items: AsyncIterable<Item>, atOnce: number): AsyncIterable<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < atOnce) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** What the gateway answers in a second, in test mode: with a live key it is four times as much. */
const CALLS_PER_SECOND = 25;
/** So many may come at once. */
const BURST = 100;

/** Keeps calls within the gateway's rate; `now` in milliseconds. */
const gatewayRateLimit = (now: () => number, wait: (ms: number) => Promise<unknown> = sleep) => {
  const begun = now();
  let calls = 0;
  return async (more: number): Promise<void> => {
    calls += more;
    const due = begun + ((calls - BURST) / CALLS_PER_SECOND) * 1000;
    if (due > now()) await wait(due - now());
  };
};

const AT_ONCE = 10;

export interface Comparison {
  /** Changes younger than so many milliseconds may have an event on its way and count as no discrepancy. */
  graceMs: number;
  /** How far earlier runs came; without it everything is compared. */
  from?: Progress | undefined;
  /** Nothing more is begun after this time, in milliseconds since 1970. */
  until?: number;
  /** Called with each discrepancy when it is found. */
  tell?: (discrepancy: Discrepancy) => void;
  /** Lets so many milliseconds pass, for the gateway's sake. */
  wait?: (ms: number) => Promise<unknown>;
}

export interface ReconcileReport {
  checked: { products: number; orders: number; payments: number };
  discrepancies: DiscrepancyList;
  /** Where the next run goes on. */
  progress: Progress;
  /** False when time was up before everything was compared that is new. */
  isFinished: boolean;
}

type ReconcileDeps = Pick<Deps, 'ledger' | 'orders' | 'payments' | 'gateway' | 'now'>;

const BEGINNING: Progress = {
  ...{ payments: 0, orders: 0, product: null },
  ...{ openPayments: [], openOrders: [] },
};

/** The records of these ids that are still there, as if nothing had changed since the beginning. */
async function* recordsOf<Record>(
  ids: Iterable<string> | AsyncIterable<string>,
  find: (id: string) => Promise<Record | undefined>,
): AsyncIterable<Changed<Record>> {
  for await (const id of ids) {
    const record = await find(id);
    if (record) yield { at: 0, record };
  }
}

/** Ids of orders that wait for a job for longer than they should. */
async function* overdue({ orders }: ReconcileDeps, dueAt: number): AsyncIterable<string> {
  for await (const due of pagesOf((page) => orders.listRunOut(dueAt, page)))
    for (const { id } of due) yield id;
  for await (const ids of pagesOf((page) => orders.listRefunding(dueAt, page))) yield* ids;
}

async function* unended({ ledger }: ReconcileDeps): AsyncIterable<Changed<PaymentRecord>> {
  for await (const record of ledger.openPayments()) yield { at: 0, record };
}

interface Part<Record> {
  idOf: (record: Record) => string;
  check: (record: Record) => Promise<Discrepancy[]>;
  /** What differed when it was looked at last, and what may be wrong though nothing changed. */
  again: AsyncIterable<Changed<Record>>[];
  /** What changed since earlier runs, by when that was. */
  news: AsyncIterable<Changed<Record>>;
  /** How far those runs came, and how far this one may say that it came, in milliseconds. */
  since: number;
  atMost: number;
  /** Ids of what differed then. */
  open: readonly string[];
}

interface Compared {
  count: number;
  since: number;
  open: string[];
}

/** One comparison while it is under way. */
class Run {
  isFinished = true;
  readonly discrepancies: DiscrepancyList;
  readonly #isOver: () => boolean;

  constructor({ now }: ReconcileDeps, { until = Infinity, tell }: Comparison) {
    this.discrepancies = new DiscrepancyList(MAX_DISCREPANCIES, tell);
    this.#isOver = () => now() >= until;
  }

  hasTime(): boolean {
    if (this.#isOver()) this.isFinished = false;
    return this.isFinished;
  }

  /** Compares payments or orders: first what was open, then what is new, as far as time allows. */
  async compare<Record>(part: Part<Record>): Promise<Compared> {
    const seen = new Set<string>();
    const differing = new Set<string>();
    let reached = part.since;
    const look = async ({ record }: Changed<Record>): Promise<void> => {
      const id = part.idOf(record);
      if (seen.has(id)) return;
      seen.add(id);
      const found = await part.check(record);
      if (found.length > 0) differing.add(id);
      this.discrepancies.add(found);
    };
    for (const changed of [...part.again, part.news])
      for await (const group of inBatches(changed, AT_ONCE)) {
        if (!this.hasTime()) break;
        await Promise.all(group.map(look));
        reached = Math.max(reached, ...group.map(({ at }) => at));
      }
    const open = [...differing, ...part.open.filter((id) => !this.isFinished && !seen.has(id))];
    // More than can be kept in mind: the next run looks at all of them again.
    const isKept = open.length <= MAX_DISCREPANCIES;
    const came = this.isFinished ? part.atMost : Math.min(reached, part.atMost);
    return {
      count: seen.size,
      since: isKept ? Math.max(part.since, came) : part.since,
      open: open.slice(0, MAX_DISCREPANCIES),
    };
  }

  /** Compares the products behind `after`; gives how many, and the last one if time was up. */
  async compareStock({ ledger }: ReconcileDeps, after: string | null) {
    let count = 0;
    let last = after;
    for await (const group of inBatches(ledger.products(after ?? undefined), AT_ONCE)) {
      if (!this.hasTime()) break;
      const found = await Promise.all(group.map((product) => checkStock(ledger, product)));
      this.discrepancies.add(found.filter((each) => each !== undefined));
      count += group.length;
      last = group.at(-1)?.id ?? last;
    }
    return { count, last: this.isFinished ? null : last };
  }
}

/**
 * Compares stock, orders, payments and the gateway, and gives the discrepancies. Changes nothing.
 * With `from` it compares what is new since, what was open then, and the stock of every product.
 */
export const reconcile = async (
  deps: ReconcileDeps,
  comparison: Comparison,
): Promise<ReconcileReport> => {
  const { graceMs, from = BEGINNING } = comparison;
  const terms = { now: deps.now(), graceMs };
  const { ledger, orders, payments } = deps;
  const run = new Run(deps, comparison);
  const pace = gatewayRateLimit(deps.now, comparison.wait);
  const atMost = terms.now - graceMs;

  const comparedPayments = await run.compare<PaymentRecord>({
    idOf: ({ sessionId }) => sessionId,
    check: async (payment) => {
      await pace(CALLS_PER_PAYMENT);
      return checkPayment(deps, payment, terms);
    },
    again: [recordsOf(from.openPayments, (id) => payments.find(id)), unended(deps)],
    news: ledger.payments(from.payments),
    ...{ since: from.payments, atMost, open: from.openPayments },
  });
  const comparedOrders = await run.compare<OrderRecord>({
    idOf: ({ _id }) => _id,
    check: (order) => checkOrder(deps, order, terms),
    again: [
      recordsOf(from.openOrders, (id) => orders.find(id)),
      recordsOf(overdue(deps, atMost), (id) => orders.find(id)),
    ],
    news: ledger.orders(from.orders),
    ...{ since: from.orders, atMost, open: from.openOrders },
  });
  const stock = await run.compareStock(deps, from.product);
  return {
    checked: {
      products: stock.count,
      orders: comparedOrders.count,
      payments: comparedPayments.count,
    },
    discrepancies: run.discrepancies,
    isFinished: run.isFinished,
    progress: {
      ...{ payments: comparedPayments.since, openPayments: comparedPayments.open },
      ...{ orders: comparedOrders.since, openOrders: comparedOrders.open },
      product: stock.last,
    },
  };
};

type CompareDeps = Parameters<typeof reconcile>[0] & Pick<Deps, 'ledger'>;

/**
 * Compares what is new since the last of these runs and keeps how far it came, so that each costs
 * what is new and not what was; what there was no time for is for the next one.
 */
export const reconcileChanges = async (
  deps: CompareDeps,
  comparison: Omit<Comparison, 'from'>,
): Promise<ReconcileReport> => {
  const from = await deps.ledger.progress();
  const report = await reconcile(deps, { ...comparison, from });
  await deps.ledger.keepProgress(report.progress);
  return report;
};
