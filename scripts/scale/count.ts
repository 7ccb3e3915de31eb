/** What is billed, in a month. */
export interface Usage {
  firestoreReads: number;
  firestoreWrites: number;
  /** Seconds of one processor. */
  cpuSeconds: number;
  memoryGibSeconds: number;
  functionCalls: number;
  hostingBytes: number;
  pictureBytes: number;
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

/** What one visit sends, view by view (`npm run bench:bytes`). */
export type Views = readonly { page: string; site: number; pictures: number; requests: number }[];

const DAYS = 30;
const MINUTES_A_DAY = 24 * 60;

/** What is assumed of visitors and of the cloud; everything else is counted or measured. */
export const ASSUMED = {
  /** Visits that end in a paid order. */
  orderShare: 0.01,
  /** Pages that are visited at all: a shop of some hundred products and posts, with their lists. */
  pages: 500,
  /** Places of the CDN that keep pages, each for itself. */
  cdnPlaces: 50,
  /** Versions of pictures that somebody looks at; each place of the CDN asks for one once a day. */
  shownPictures: 400,
  /** Instances that keep views, each for itself. */
  instances: 10,
  /** Seconds that an instance is billed for one page or call, most of them waiting for Firestore. */
  secondsPerCall: 0.05,
  memoryGib: 1,
} as const;

/** The counted steps of an order, from the form to the parcel. */
export const ORDER_STEPS = [
  'sign in again',
  'product for the order form',
  'place an order',
  'order to pay',
  'open the checkout',
  'hear of a payment',
  'own orders, 1',
  'ship an order',
] as const;

/** The counted views of each page while nothing is kept. */
const COLD: Record<string, readonly string[]> = {
  home: ['home, 6 products: cold'],
  products: ['catalogue, 12 products: cold', 'facets of the catalogue: cold'],
  'a product': ['product: cold', 'what goes with a product: cold'],
  blogs: ['blogs, 2: cold'],
  'a post': ['post: cold'],
};

const readsOf = (counted: Counted, step: string): { reads: number; writes: number } => {
  const found = counted[step];
  if (!found) throw new Error(`"${step}" was never counted.`);
  return found;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A month of a shop that so many visits come to each day. */
export function usageOf(visitsADay: number, counted: Counted, views: Views): Usage {
  const visits = visitsADay * DAYS;
  const orders = visits * ASSUMED.orderShare;
  const pageViews = visits * views.length;
  // A page is asked of the API at most once a minute by each place of the CDN, and its views are
  // read at most once a minute by each instance.
  const mostKept = ASSUMED.pages * MINUTES_A_DAY * DAYS;
  const rendered = Math.min(pageViews, mostKept * ASSUMED.cdnPlaces);
  const readCold = Math.min(rendered, mostKept * ASSUMED.instances);
  const coldSteps = views.flatMap(({ page }) => COLD[page] ?? [page]);
  const coldReads = sum(coldSteps.map((step) => readsOf(counted, step).reads)) / views.length;
  const steps = ORDER_STEPS.map((step) => readsOf(counted, step));
  // Of what a page asks for beside itself, all may be pictures.
  const picturesSeen = visits * sum(views.map(({ requests }) => requests - 1));
  const passedOn = Math.min(picturesSeen, ASSUMED.shownPictures * DAYS * ASSUMED.cdnPlaces);
  const functionCalls = rendered + passedOn + orders * ORDER_STEPS.length;
  return {
    firestoreReads: readCold * coldReads + orders * sum(steps.map(({ reads }) => reads)),
    firestoreWrites: orders * sum(steps.map(({ writes }) => writes)),
    cpuSeconds: functionCalls * ASSUMED.secondsPerCall,
    memoryGibSeconds: functionCalls * ASSUMED.secondsPerCall * ASSUMED.memoryGib,
    functionCalls,
    hostingBytes: visits * sum(views.map(({ site }) => site)),
    pictureBytes: visits * sum(views.map(({ pictures }) => pictures)),
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
