import {
  ASSUMED,
  costOf,
  usageOf,
  type Counted,
  type Prices,
  type Usage,
  type Views,
} from './count.ts';

export interface Facts {
  counted: Counted;
  visit: { measured: string; views: Views };
  prices: { asOf: string; currency: string; place: string; prices: Prices };
}

const SCALES = [1_000, 100_000, 10_000_000];
const SECONDS_A_MONTH = 30 * 24 * 60 * 60;
/** The busiest hour against the mean one. */
const PEAK = 5;
/** What `npm run bench:api` saw one process render, and `npm run bench:stock` sell of one product. */
const RENDERED_A_SECOND = 371;
const SOLD_A_SECOND = 962;

const NAMES: Record<keyof Usage, string> = {
  firestoreReads: 'Firestore, reads',
  firestoreWrites: 'Firestore, writes',
  cpuSeconds: 'Functions, seconds of a processor',
  memoryGibSeconds: 'Functions, GiB seconds',
  functionCalls: 'Functions, calls',
  hostingBytes: 'Hosting, bytes sent',
  pictureBytes: 'Hosting, bytes of pictures sent',
};

const count = (value: number): string => Math.round(value).toLocaleString('en-GB');
const dollars = (value: number): string =>
  `$${value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
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
    const atPeak = (amount: number) => (amount / SECONDS_A_MONTH) * PEAK;
    const rendered = atPeak(usage.functionCalls);
    return [
      `${count(visits)} visits a day`,
      (atPeak(visits * 30) * views.length).toFixed(1),
      `${rendered.toFixed(1)} (${Math.ceil(rendered / RENDERED_A_SECOND)})`,
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

/** `docs/scale.md`, from what was counted, measured and asked for. */
export function scaleDocument(facts: Facts): string {
  const { visit, prices } = facts;
  const perMillion = 1_000_000 / visit.views.length / 30;
  // Where nobody ever comes twice a minute nothing is kept: the dearest million.
  const million = costOf(usageOf(perMillion, facts.counted, visit.views), prices.prices, {
    free: false,
  });
  return `# What the shop costs, and what gives way first

Written by \`npm run scale\`, from the reads and writes that \`npm run bench:reads\` counted, the bytes that \`npm run bench:bytes\` measured on ${visit.measured}, and the prices of ${prices.asOf} (\`scripts/scale/prices.json\`, each with its source; ${prices.place}). Free amounts of a month are taken off where a month is shown. Not in it: sending mail, Stripe's fees, the storage of data, which is cents, and taxes.

## A visit

A new visitor with a phone reads five pages and keeps what the browser may keep.

${table([
  ['Page', 'Of the site, KB', 'Pictures, KB'],
  ...visit.views.map(({ page, site, pictures }) => [page, kilobytes(site), kilobytes(pictures)]),
])}

Of ${count(1 / ASSUMED.orderShare)} visits one ends in an order. Further assumptions, in \`scripts/scale/count.ts\`: ${count(ASSUMED.pages)} pages, ${ASSUMED.cdnPlaces} places of the CDN that keep a page for a minute and a picture for a day each, ${ASSUMED.shownPictures} versions of pictures that are looked at, ${ASSUMED.instances} instances that keep views as long, ${ASSUMED.secondsPerCall * 1000} ms of an instance for each call.

## A month

${monthTable(facts)}

A million page views, nothing free, from one visitor at a time so that no page is kept for another: ${dollars(million.total)}, of which ${dollars(million.parts.hostingBytes + million.parts.pictureBytes)} are bytes sent (${dollars(million.parts.hostingBytes)} of the site, ${dollars(million.parts.pictureBytes)} of pictures) and ${dollars(million.total - million.parts.hostingBytes - million.parts.pictureBytes)} everything else. The goal is $5.

## What gives way first

${rateTable(facts)}

The busiest hour counts ${PEAK} times the mean one. One process renders ${RENDERED_A_SECOND} pages a second (\`npm run bench:api\`) and a product can be sold ${SOLD_A_SECOND} times a second (\`npm run bench:stock\`, two processes on one machine, against an emulator).

1. **\`MAX_INSTANCES\`**, 10 by default: enough where the table says so; above, raise it with the queues of a hot product in mind, or have pages kept for longer.
2. **Bytes sent** are most of the bill at every size; a CDN with a flat price in front of Hosting changes that first. Its addresses then belong into \`TRUSTED_PROXIES\`.
3. **Firestore** takes 10,000 writes a second and more, one document some of them a second at most: the queue of a product writes its stock once for many orders.
4. **Stripe** allows 100 requests a second; an order makes two.
`;
}
