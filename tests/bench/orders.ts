/**
 * `npm run bench:orders`: what the office's lists and searches ask and read of Firestore among few orders
 * and among many, and the milliseconds against the emulator, which scans where the cloud looks up.
 * Ends with 1 where many orders cost more than few, or a search more than its bound.
 */
import { COUNTRY_CODES, type Order } from '@rollwell/functions/contract';
import { orderNumber } from '../../functions/src/contract/orders/order-number.ts';
import { orderCollection, toStoredOrder } from '../../functions/src/data/orders/stored-order.ts';
import { newAdmin, newCustomer } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, request } from '../support/api-client.ts';
import { markOrder, newOrder, newProduct } from '../support/api-orders.ts';
import { optionsOf } from '../support/options.ts';
import { startCountedShop } from '../reads/counted-shop.ts';

const { few, many } = optionsOf({ few: 1000, many: 100_000 });

/** Six counts, ten look-ups and three queries of a hundred and one orders, and whose account is asked for. */
const MOST_READS = 6 + 10 + 3 * 101 + 4;

/** What a list among many orders may read; a count of a thousand and one is two reads. */
const mostReads = ({ name, queries, reads }: Cost): number => {
  if (LISTS[name].includes('q=')) return MOST_READS;
  return name === 'Today' ? 2 * queries : reads;
};

const NAMES = ['Havel', 'Okafor', 'Diallo', 'Lund', 'Marino', 'Brandt', 'Reuter', 'Novak'];
const CITIES = ['Berlin', 'Dresden', 'Hamburg', 'Wien', 'Praha', 'Torino', 'Malmö'];
const GOODS = [
  'Polyamide roller 25 cm',
  'Foam roller 10 cm',
  'Frame 18 cm',
  'Tray',
  'Façade roller',
];
const HOUR_MS = 60 * 60 * 1000;

/** One of them by turns; lists of lengths without a common divisor give every pair. */
const pick = <Item>(list: readonly Item[], index: number): Item =>
  list[index % list.length] as Item;

const variant = (order: Order, index: number, id: string): Order => {
  const createdAt = new Date(Date.parse(order.createdAt) - index * HOUR_MS).toISOString();
  const customerName = `Jan ${pick(NAMES, index)}`;
  return {
    ...order,
    ...{ createdAt, updatedAt: createdAt, customerName, number: orderNumber(id, createdAt) },
    productName: pick(GOODS, index),
    city: pick(CITIES, index),
    email: `${String(index % 50)}@example.test`,
    delivery: { ...order.delivery, country: pick(COUNTRY_CODES, index) },
    ...(index % 4 > 0 && { shipped: true }),
  };
};

const seed = async (order: Order, from: number, to: number): Promise<void> => {
  const writer = db.bulkWriter({ throttling: false });
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 10);
  const orders = orderCollection(db);
  for (let index = from; index < to; index += 1) {
    const document = orders.doc();
    void writer.create(document, toStoredOrder(variant(order, index, document.id)));
    if (index % 1000 === 0) await writer.flush();
  }
  await writer.close();
};

const [admin, customer] = await Promise.all([newAdmin(), newCustomer()]);
const id = await newOrder(customer, await newProduct());
await markOrder(id, { paid: true, tranID: 'pi_3of100000' });
const { body: order } = await call('getPayment', { orderId: id }, { token: admin.token });

const LISTS = {
  'all orders': '/order',
  'paid orders': '/order?state=paid',
  'orders of a country': '/order?country=CZ&limit=20',
  'orders of a day': `/order?from=${order.createdAt.slice(0, 10)}&to=${order.createdAt.slice(0, 10)}`,
  'orders of one address': '/order/17@example.test?limit=10',
  Today: '/order/today',
  'a search of one word': '/order?q=havel',
  'of two words': '/order?q=havel+polyamide',
  'of three words': '/order?q=havel+polyamide+dresden',
  'of three words of which one is rare': `/order?q=havel+polyamide+${order.number}`,
  'of two words in one state': '/order?q=havel+polyamide&state=paid',
} as const;
type Name = keyof typeof LISTS;

interface Cost {
  name: Name;
  queries: number;
  reads: number;
  ms: number;
}
const NAMES_OF_LISTS = Object.keys(LISTS) as Name[];

const shop = await startCountedShop();
const measure = async () => {
  const costs: Cost[] = [];
  for (const name of NAMES_OF_LISTS) {
    const started = performance.now();
    const path = LISTS[name];
    const { queries, reads } = await shop.costOf((origin) =>
      request('GET', path, { token: admin.token, origin }),
    );
    costs.push({ name, queries, reads, ms: performance.now() - started });
  }
  return costs;
};

try {
  await seed(order, 1, few);
  await measure();
  const [small, large] = [await measure(), (await seed(order, few, many), await measure())];
  const shown = ({ queries, reads, ms }: Cost): string =>
    `${queries} / ${reads} / ${ms.toFixed(0)} ms`.padStart(22);
  console.log(`queries / reads / time, at ${few} and at ${many} orders`);
  const faults = small.flatMap((before, index) => {
    const after = large[index] ?? before;
    console.log(`${shown(before)} ${shown(after)}  ${before.name}`);
    return after.reads > mostReads(before) ? [before.name] : [];
  });
  if (faults.length > 0) {
    console.log(`Cost more than they may: ${faults.join(', ')}.`);
    process.exitCode = 1;
  }
} finally {
  shop.close();
}
process.exit();
