import {
  ASSUMED,
  costOf,
  instancesFor,
  KINDS,
  RENDERED_A_SECOND,
  SECONDS_A_MONTH,
  usageOf,
  type Counted,
  type Prices,
  type Usage,
  type View,
} from './count.ts';

export interface Facts {
  counted: Counted;
  visit: { measured: string; views: readonly View[] };
  prices: { asOf: string; currency: string; place: string; prices: Prices };
}

const SCALES = [1_000, 100_000, 10_000_000];
/** Sales of one product in a second (`npm run bench:stock`). */
const SOLD_A_SECOND = 962;
/** Dollars for a month of a million page views. */
export const GOAL = 5;

const NAMES: Record<keyof Usage, string> = {
  firestoreReads: 'Firestore, reads',
  firestoreWrites: 'Firestore, writes',
  cpuSeconds: 'Functions, seconds of a processor',
  memoryGibSeconds: 'Functions, GiB seconds',
  functionCalls: 'Functions, calls',
  hostingBytes: 'Hosting, bytes sent',
};

const ALL_PAGES = KINDS.reduce((all, { pages }) => all + pages, 0);

const count = (value: number): string => Math.round(value).toLocaleString('en-GB');
const dollars = (value: number): string =>
  `$${Math.max(0, value).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const table = (rows: readonly (readonly string[])[]): string =>
  rows
    .flatMap((row, index) => [
      `| ${row.join(' | ')} |`,
      ...(index === 0 ? [`|${' --- |'.repeat(row.length)}`] : []),
    ])
    .join('\n');

function monthTable({ counted, visit: { views }, prices: { prices } }: Facts): string {
  const months = SCALES.map((visits) => {
    const usage = usageOf(visits, counted, views);
    return { visits, usage, cost: costOf(usage, prices, { free: true }) };
  });
  const parts = Object.keys(NAMES) as (keyof Usage)[];
  return table([
    ['A month at', ...months.map(({ visits }) => `${count(visits)} visits a day`)],
    ...parts.map((part) => [
      NAMES[part],
      ...months.map(({ usage, cost }) => `${count(usage[part])} (${dollars(cost.parts[part])})`),
    ]),
    ['**In all**', ...months.map(({ cost }) => `**${dollars(cost.total)}**`)],
  ]);
}

function rateTable({ counted, visit: { views } }: Facts): string {
  const rows = SCALES.map((visits) => {
    const usage = usageOf(visits, counted, views);
    const atPeak = (amount: number) => (amount / SECONDS_A_MONTH) * ASSUMED.peak;
    return [
      `${count(visits)} visits a day`,
      (atPeak(visits * 30) * views.length).toFixed(1),
      `${atPeak(usage.functionCalls).toFixed(1)} (${instancesFor(usage.functionCalls)})`,
      atPeak(visits * 30 * ASSUMED.orderShare).toFixed(2),
      atPeak(usage.firestoreReads).toFixed(0),
      atPeak(usage.firestoreWrites).toFixed(1),
    ];
  });
  return table([
    [
      'In the busiest hour, a second',
      'Page views',
      'Calls of functions (instances)',
      'Orders',
      'Reads',
      'Writes',
    ],
    ...rows,
  ]);
}

/** Visits a day that make a million page views in a month. */
const aMillionIn = (views: readonly View[]): number =>
  1_000_000 / views.length / (SECONDS_A_MONTH / (24 * 60 * 60));

/** Dollars for a month of a million page views, all of it from Hosting. */
export const aMillionCosts = ({ counted, visit: { views }, prices: { prices } }: Facts): number =>
  costOf(usageOf(aMillionIn(views), counted, views), prices, { free: true }).total;

/** A month of a million page views: all of it from Hosting, and with its files sent by others. */
function millionTable({ counted, visit: { views }, prices: { prices } }: Facts): string {
  const visitsADay = aMillionIn(views);
  const everything = usageOf(visitsADay, counted, views);
  const pagesAlone = views.map((view) => ({ ...view, files: 0, pictures: 0 }));
  const ways = {
    'Everything from Hosting': everything,
    'Files and pictures from a CDN': usageOf(visitsADay, counted, pagesAlone, 0),
  };
  const rows = Object.entries(ways).map(([way, usage]) => {
    const { parts, total } = costOf(usage, prices, { free: true });
    const { hostingBytes, firestoreReads } = parts;
    return [
      way,
      ...[hostingBytes, firestoreReads, total - hostingBytes - firestoreReads].map(dollars),
      `**${dollars(total)}**`,
      dollars(costOf(usage, prices, { free: false }).total),
    ];
  });
  return table([
    [
      'A million page views in a month',
      'Bytes',
      'Reads',
      'All else',
      'In all',
      'With nothing free',
    ],
    ...rows,
  ]);
}

/**
 * What a process keeps of a catalogue: products like those of the samples, milliseconds of one processor,
 * measured on 28 November 2026. `npm run bench:api -- --products <number>` measures it through the API.
 */
const CATALOGUES = [
  [
    'Products',
    'Written down, MB',
    'First answer, ms',
    'First search, ms',
    'Memory, MB',
    'A search, ms (slowest tenth)',
    'Three filters, ms',
  ],
  ['42', '0.01', '2', '18', '1', '0.2 (0.8)', '0.0'],
  ['1,000', '0.03', '7', '115', '5', '0.5 (4.2)', '0.2'],
  ['10,000', '0.3', '49', '705', '42', '3.9 (16.5)', '0.2'],
  ['50,000', '1.3', '323', '2,757', '232', '24 (144)', '0.3'],
];

/** `docs/scale.md`, from what was counted, measured and asked for. */
export function scaleDocument(facts: Facts): string {
  const { visit, prices } = facts;
  return `# What the shop costs, and what gives way first

Written by \`npm run scale\`, from the reads and writes that \`npm run bench:reads\` counted, the bytes that \`npm run bench:bytes\` measured on ${visit.measured}, and the prices of ${prices.asOf} (\`scripts/scale/prices.json\`, each with its source; ${prices.place}). Free amounts of a month are taken off where a month is shown. Not in it: sending mail, Stripe's fees, the storage of data, which is cents, and taxes.

## A visit

A new visitor with a phone reads five pages and keeps what the browser may keep.

${table([
  ['Page', 'HTML, KB', 'Files of the build, KB', 'Pictures, KB'],
  ...visit.views.map(({ page, html, files, pictures }) => [
    page,
    ...[html, files, pictures].map(kilobytes),
  ]),
])}

In ${count(100 * ASSUMED.appShare)} visits of 100 the app begins, which is ${count(ASSUMED.appBytes / 1000)} KB at most, and one ends in an order. Further assumptions, in \`scripts/scale/count.ts\`: ${count(ALL_PAGES)} pages, each visited as often as others of its kind, which is the dearest way to share visits; ${ASSUMED.cdnPlaces} places of the CDN that keep a page for ${ASSUMED.pageKeptS} seconds in the middle and a picture for a day; ${ASSUMED.shownPictures} versions of pictures that are looked at; as many instances as the busiest hour needs, each of which keeps the catalogue and asks every half a minute what has changed of it, keeps what else it read for half a minute, with ${ASSUMED.stockChangesAnOrder} changes of stock for an order, and is billed ${ASSUMED.secondsPerCall * 1000} ms for a call.

## A month

${monthTable(facts)}

${millionTable(facts)}

The goal is $${GOAL}, which a test holds to, and bytes decide it: Hosting sells a GB for $${(prices.prices.hostingBytes.price / prices.prices.hostingBytes.per) * 1e9}. A CDN of a flat price in front of it would take most of them away, and nothing would change here. Files of the build and pictures have addresses that never come to mean anything else, so it may keep them for as long as it likes. Pages it has to pass on: the minute for which one may be old is used up by Hosting’s own CDN. Its addresses belong into \`TRUSTED_PROXIES\`.

## The catalogue in memory

${table(CATALOGUES)}

Beside that stands the way to Firestore: as many reads as there are megabytes written down, begun, and two questions for what has changed. Where nothing is written down, a process reads every product once, 10,000 in 1.4 seconds from an emulator. Ten thousand products leave a gibibyte of memory nearly empty; at fifty thousand the first search of a process waits for three seconds, and one in ten takes a seventh of a second of a processor that does nothing else meanwhile. That is where another engine comes: Firestore Enterprise’s text search where the rest stays as it is, Typesense where searching is most of the shop.

## What gives way first

${rateTable(facts)}

The busiest hour counts ${ASSUMED.peak} times the mean one. One process renders ${RENDERED_A_SECOND} pages a second (\`npm run bench:api\`) and a product can be sold ${SOLD_A_SECOND} times a second (\`npm run bench:stock\`, two processes on one machine, against an emulator).

1. **\`MAX_INSTANCES\`**, 10 by default: enough where the table says so; above, raise it with the queues of a hot product in mind, or have pages kept for longer.
2. **Bytes sent** are most of the bill at every size; a CDN of a flat price for files and pictures, as above, changes that first.
3. **Firestore** takes 10,000 writes a second and more, one document some of them a second at most: the queue of a product writes its stock once for many orders.
4. **Stripe** allows 100 requests a second; an order makes two.
`;
}
