import { CATALOGUE_LIMITS, VIEW_AGE_MS } from '../../functions/src/contract/constants.ts';

/** What is billed, in a month. */
export interface Usage {
  firestoreReads: number;
  firestoreWrites: number;
  /** Seconds of one processor. */
  cpuSeconds: number;
  memoryGibSeconds: number;
  functionCalls: number;
  hostingBytes: number;
}

interface Price {
  /** Of `per` units. */
  price: number;
  per: number;
  freeAMonth: number;
}

export type Prices = Record<keyof Usage, Price>;

/** Reads and writes of one action, as `npm run bench:reads` counted them. */
export type Counted = Record<string, { reads: number; writes: number } | undefined>;

const DAYS = 30;
const SECONDS_A_DAY = 24 * 60 * 60;
export const SECONDS_A_MONTH = DAYS * SECONDS_A_DAY;

/** Pages that one process renders in a second (`npm run bench:api`). */
const RENDERED_A_SECOND = 371;

/** What is assumed of visitors and of the cloud; everything else is counted or measured. */
export const ASSUMED = {
  /** Visits that end in a paid order. */
  orderShare: 0.01,
  /** Visits in which the app begins, since somebody searches, filters or orders; and its bytes. */
  appShare: 0.1,
  appBytes: 160_000,
  /**
   * Bytes that a visit of five pages sends to a new phone that keeps what it may (26 November 2026:
   * HTML 62, files of the build 44, pictures 87 KB), and requests beside its pages, most of them pictures.
   */
  visitBytes: 194_000,
  visitPictures: 31,
  /** Places of the CDN that keep pages and pictures, each for itself. */
  cdnPlaces: 50,
  /**
   * Seconds for which one of them keeps a page: what is left, in the middle, of the half minute for
   * which an instance gives the same (`VIEW_AGE_MS`).
   */
  pageKeptS: VIEW_AGE_MS.fresh / 1000 / 2,
  /** Versions of pictures that somebody looks at, and the seconds for which they are kept there. */
  shownPictures: 400,
  pictureKeptS: SECONDS_A_DAY,
  /** Changes of stock for each order: one in two is cancelled, runs out or comes back, or pieces come in. */
  stockChangesAnOrder: 1.5,
  /** The busiest hour against the mean one. */
  peak: 5,
  /** How busy an instance is when another one starts beside it. */
  busyShare: 0.6,
  /** Seconds that an instance is billed for one page or call, most of them waiting for Firestore. */
  secondsPerCall: 0.05,
  memoryGib: 1,
  /** Mails to the customer of an order: it was received, is paid, was shipped. */
  mailsAnOrder: 3,
  /** Of a mail: it is taken and settled, each in a transaction that reads and writes it once. */
  readsPerMail: 2,
  writesPerMail: 2,
  /** Seconds that the function of the mails is billed for one, most of them waiting for the mail server. */
  secondsPerMail: 1,
  mailMemoryGib: 0.5,
} as const;

/** The counted steps of an order, from the form to the parcel. */
const ORDER_STEPS = [
  'sign in again',
  'product for the order form',
  'place an order',
  'order to pay',
  'open the checkout',
  'hear of a payment',
  'own orders, 1',
  'ship an order',
] as const;

/**
 * The kinds of pages that a visit reads: how many of each are visited, each as often as the next, which
 * is the dearest way to share visits; and the counted views of one while nothing but the catalogue is
 * kept.
 */
export const KINDS = [
  { pages: 1, cold: ['home, 6 products: cold', 'reviews, 2: cold'] },
  { pages: 20, cold: ['catalogue, 12 products: cold', 'facets of the catalogue: cold'] },
  {
    pages: 300,
    cold: [...['product: cold', 'what goes with a product: cold'], 'reviews of a product, 2: cold'],
  },
  { pages: 9, cold: ['blogs, 2: cold'] },
  { pages: 170, cold: ['post: cold'] },
] as const;

const readsOf = (counted: Counted, step: string): { reads: number; writes: number } => {
  const found = counted[step];
  if (!found) throw new Error(`"${step}" was never counted.`);
  return found;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * How many of a month's requests go through to what is behind, where so many things are `kept`, each
 * for `keptS` seconds from a request that went through; the next one after that goes through again.
 * Requests come at random.
 */
const passedOn = (requests: number, kept: number, keptS: number): number => {
  const gapS = (SECONDS_A_MONTH / requests) * kept;
  return (kept * SECONDS_A_MONTH) / (keptS + gapS);
};

/** How many of a month's come in a second of the busiest hour. */
export const perSecond = (monthly: number): number => (monthly / SECONDS_A_MONTH) * ASSUMED.peak;

/** Instances that the busiest hour needs for so many calls in a month. */
export const instancesFor = (calls: number): number =>
  Math.ceil(perSecond(calls) / RENDERED_A_SECOND / ASSUMED.busyShare);

/** Seconds for which a process gives what it read without asking again. */
const FRESH_S = VIEW_AGE_MS.fresh / 1000;

/** What asking for changes of the catalogue reads: the products that changed, and the marks of those that are gone, of each one at least. */
const renewalsRead = (rendered: number, instances: number, changes: number): number => {
  const since = FRESH_S + CATALOGUE_LIMITS.lateMs / 1000;
  const changed = Math.max(1, (changes / SECONDS_A_MONTH) * since);
  return passedOn(rendered, instances, FRESH_S) * (changed + 1);
};

/** A month of a shop that so many visits come to each day. */
export function usageOf(visitsADay: number, counted: Counted): Usage {
  const visits = visitsADay * DAYS;
  const orders = visits * ASSUMED.orderShare;
  const changes = orders * ASSUMED.stockChangesAnOrder;
  const kinds = KINDS.map(({ pages, cold }) => ({
    pages,
    rendered: passedOn(visits, pages * ASSUMED.cdnPlaces, ASSUMED.pageKeptS),
    coldReads: sum(cold.map((step) => readsOf(counted, step).reads)),
  }));
  const rendered = sum(kinds.map((kind) => kind.rendered));
  const instances = instancesFor(rendered);
  const reads = kinds.map(
    (kind) => passedOn(kind.rendered, kind.pages * instances, FRESH_S) * kind.coldReads,
  );
  const steps = ORDER_STEPS.map((step) => readsOf(counted, step));
  const picturesSeen = visits * ASSUMED.visitPictures;
  const places = ASSUMED.shownPictures * ASSUMED.cdnPlaces;
  const picturesPassed = passedOn(picturesSeen, places, ASSUMED.pictureKeptS);
  const calls = rendered + picturesPassed + orders * ORDER_STEPS.length;
  const mails = orders * ASSUMED.mailsAnOrder;
  const [callSeconds, mailSeconds] = [
    calls * ASSUMED.secondsPerCall,
    mails * ASSUMED.secondsPerMail,
  ];
  return {
    firestoreReads:
      sum(reads) +
      renewalsRead(rendered, instances, changes) +
      orders * sum(steps.map((step) => step.reads)) +
      mails * ASSUMED.readsPerMail,
    firestoreWrites: orders * sum(steps.map((step) => step.writes)) + mails * ASSUMED.writesPerMail,
    cpuSeconds: callSeconds + mailSeconds,
    memoryGibSeconds: callSeconds * ASSUMED.memoryGib + mailSeconds * ASSUMED.mailMemoryGib,
    functionCalls: calls + mails,
    hostingBytes: visits * (ASSUMED.visitBytes + ASSUMED.appShare * ASSUMED.appBytes),
  };
}

/** What a usage costs, part by part; with `free`, what the month has free is taken off first. */
export function costOf(usage: Usage, prices: Prices, { free }: { free: boolean }) {
  const parts = (Object.keys(usage) as (keyof Usage)[]).map((part) => {
    const { price, per, freeAMonth } = prices[part];
    const billed = Math.max(0, usage[part] - (free ? freeAMonth : 0));
    return [part, (billed / per) * price] as const;
  });
  return {
    parts: Object.fromEntries(parts) as Record<keyof Usage, number>,
    total: sum(parts.map(([, cost]) => cost)),
  };
}
