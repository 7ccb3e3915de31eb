import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_STOCK_ALERTS, STOCK_ALERT_RUN } from '../../contract/products/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { Mail } from '../../data/people/mail.ts';
import type { ProductRepository } from '../../data/products/product-repository.ts';
import type {
  StockAlertRepository,
  WaitingPerson,
} from '../../data/products/stock-alert-repository.ts';
import { productWith } from '../publishing/publishing.fixtures.ts';
import {
  addStockAlert,
  endStockAlerts,
  listStockAlerts,
  removeStockAlert,
} from './stock-alerts.ts';
import { sendStockAlerts } from './send-stock-alerts.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');

let now: number;
let available: Record<string, number>;
let waiting: WaitingPerson[];
let mails: Mail[];
let unverified: Set<string>;
let beforeEnd: (() => void)[];
let start: string;

beforeEach(() => {
  now = NOW;
  available = { roller: 2, tray: 2 };
  waiting = [];
  mails = [];
  unverified = new Set();
  beforeEnd = [];
  start = '';
});

const stockAlerts: StockAlertRepository = {
  of: (uid) => Promise.resolve(waiting.filter((one) => one.uid === uid)),
  create: (person, { createdAt }) => {
    const id = `${person.uid}-${person.productId}`;
    const isThere = waiting.some((one) => one.id === id);
    const at = new Date(createdAt).toISOString();
    if (!isThere) waiting.push({ ...person, id, createdAt: at, version: 'v' });
    return Promise.resolve(!isThere);
  },
  remove: (uid, productId) => {
    const before = waiting.length;
    waiting = waiting.filter((one) => one.uid !== uid || one.productId !== productId);
    return Promise.resolve(waiting.length < before);
  },
  removeByKey: (key) => {
    waiting = waiting.filter((one) => one.key !== key);
    return Promise.resolve();
  },
  anyProductId: () => start,
  nextWaitedFor: (after) =>
    Promise.resolve(
      waiting
        .map(({ productId }) => productId)
        .filter((id) => id > after)
        .toSorted()[0],
    ),
  waitingFor: (productId, most) =>
    Promise.resolve(waiting.filter((one) => one.productId === productId).slice(0, most)),
  end: (person, mail) => {
    beforeEnd.shift()?.();
    if (!waiting.includes(person)) return Promise.resolve(false);
    waiting = waiting.filter((one) => one !== person);
    if (mail) mails.push(mail);
    return Promise.resolve(true);
  },
};

const productOf = (id: string): Product | undefined => {
  const there = available[id];
  return there === undefined ? undefined : productWith({ _id: id, name: id, available: there });
};

const deps = {
  stockAlerts,
  products: {
    get: (id: string) => Promise.resolve(productOf(id)),
    several: (ids: readonly string[]) =>
      Promise.resolve(ids.map(productOf).filter((product) => product !== undefined)),
  } as Partial<ProductRepository> as ProductRepository,
  mailPolicy: {
    recipientOf: (uid: string, to: string) =>
      Promise.resolve({ to, ...(unverified.has(uid) && { withheld: 'unverified' as const }) }),
  },
  settings: { shopUrl: 'https://shop.test' } as never,
  now: () => now,
};

const add = (uid: string, id = 'roller') =>
  addStockAlert(deps, { uid, email: `${uid}@test.example` }, id);
const sent = (): (string | string[])[] => mails.map(({ to }) => to);

describe('asking for a mail', () => {
  it('is noted once', async () => {
    expect([await add('dora'), await add('dora')]).toEqual([1, 0]);
    expect(await listStockAlerts(deps, { uid: 'dora' })).toEqual([
      { productId: 'roller', productName: 'roller', createdAt: new Date(NOW).toISOString() },
    ]);
  });

  it('is refused for what can be ordered, what is gone, and where no mail may go', async () => {
    available.roller = 3;
    await expect(add('dora')).rejects.toMatchObject({ code: 'in_stock' });
    await expect(add('dora', 'gone')).rejects.toMatchObject({ code: 'not_found' });
    unverified.add('dora');
    await expect(add('dora', 'tray')).rejects.toMatchObject({ code: 'email_unverified' });
    expect(waiting).toEqual([]);
  });

  it('is refused for more products than one may wait for', async () => {
    for (let count = 0; count < MAX_STOCK_ALERTS; count += 1) {
      available[`p${count}`] = 0;
      await add('dora', `p${count}`);
    }
    await expect(add('dora')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await add('erik')).toBe(1);
  });

  it('is taken back, one by one or all by the key that one person’s mails share', async () => {
    await add('dora');
    await add('dora', 'tray');
    await add('erik');
    for (const count of [1, 0])
      expect(await removeStockAlert(deps, { uid: 'dora' }, 'tray')).toBe(count);
    await add('dora', 'tray');
    expect(new Set(waiting.map(({ key }) => key)).size).toBe(2);
    const key = waiting.find(({ uid }) => uid === 'dora')?.key ?? '';
    expect(await endStockAlerts(deps, { key })).toEqual(await endStockAlerts(deps, { key: 'x' }));
    expect(waiting.map(({ uid }) => uid)).toEqual(['erik']);
  });
});

describe('sendStockAlerts', () => {
  it('writes no mail while too few pieces are there for one order', async () => {
    await add('dora');
    expect((await sendStockAlerts(deps)).sent).toBe(0);
  });

  it('writes one mail, and the reminder ends', async () => {
    await add('dora');
    available.roller = 300;
    expect((await sendStockAlerts(deps)).sent).toBe(1);
    available.roller = 0;
    await sendStockAlerts(deps);
    available.roller = 300;
    expect((await sendStockAlerts(deps)).sent).toBe(0);
    expect(sent()).toEqual(['dora@test.example']);
  });

  it('writes another mail to whoever asks again', async () => {
    await add('dora');
    available.roller = 3;
    await sendStockAlerts(deps);
    available.roller = 0;
    now += 1000;
    await add('dora');
    available.roller = 3;
    await sendStockAlerts(deps);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
  });

  it('writes to no more than could be served, the longest waiting first, and goes on', async () => {
    for (const uid of ['one', 'two', 'three', 'four']) await add(uid);
    available.roller = 8;
    await sendStockAlerts(deps);
    expect(sent()).toEqual(['one@test.example', 'two@test.example']);
    available.roller = 3;
    await sendStockAlerts(deps);
    expect(sent().at(-1)).toBe('three@test.example');
  });

  it('writes each mail once when run twice at once and beside a reminder that ends', async () => {
    for (const uid of ['one', 'two', 'three']) await add(uid);
    available.roller = 300;
    beforeEnd = [
      () => undefined,
      () => {
        waiting = waiting.filter(({ uid }) => uid !== 'three');
      },
    ];
    const reports = await Promise.all([sendStockAlerts(deps), sendStockAlerts(deps)]);
    expect(reports.reduce((sum, report) => sum + report.sent, 0)).toBe(mails.length);
    expect(sent().toSorted()).toEqual(['one@test.example', 'two@test.example']);
  });

  it('goes on with the others when one mail cannot be written, and finds that one again', async () => {
    for (const uid of ['one', 'two']) await add(uid);
    available.roller = 300;
    beforeEnd.push(() => {
      throw new Error('the database is away');
    });
    const failed: string[] = [];
    const report = await sendStockAlerts(deps, (id) => failed.push(id));
    expect([report.sent, report.failed, failed]).toEqual([1, ['one-roller'], ['one-roller']]);
    await sendStockAlerts(deps);
    expect(sent()).toEqual(['two@test.example', 'one@test.example']);
  });

  it('ends reminders of deleted products without a mail', async () => {
    await add('dora');
    delete available.roller;
    expect(await sendStockAlerts(deps)).toEqual({ sent: 0, dropped: 1, failed: [] });
    expect([waiting, mails]).toEqual([[], []]);
  });

  it('stops at so many in one run', async () => {
    for (let count = 0; count <= STOCK_ALERT_RUN.mails; count += 1) await add(`person-${count}`);
    available.roller = 1_000_000;
    expect((await sendStockAlerts(deps)).sent).toBe(STOCK_ALERT_RUN.mails);
    expect((await sendStockAlerts(deps)).sent).toBe(1);
  });

  it('begins anywhere and goes round, so that no product is always among the last', async () => {
    const idOf = (count: number) => `product-${String(count).padStart(5, '0')}`;
    const last = STOCK_ALERT_RUN.products;
    for (let count = 0; count <= last; count += 1) {
      available[idOf(count)] = 0;
      await add(`person-${count}`, idOf(count));
    }
    available[idOf(last)] = 3;
    expect((await sendStockAlerts(deps)).sent).toBe(0);
    start = idOf(0);
    expect((await sendStockAlerts(deps)).sent).toBe(1);
    available[idOf(0)] = 3;
    start = idOf(1);
    expect((await sendStockAlerts(deps)).sent).toBe(1);
  });

  it('looks at each product once, wherever it begins', async () => {
    for (const uid of ['one', 'two']) for (const id of ['roller', 'tray']) await add(uid, id);
    available = { roller: 3, tray: 3 };
    start = 'roller';
    expect((await sendStockAlerts(deps)).sent).toBe(2);
  });

  it('says in the mail what it is, that it is the only one, and how to end all of them', async () => {
    await add('dora');
    const key = waiting[0]?.key ?? '';
    available.roller = 3;
    await sendStockAlerts(deps);
    const { subject, text = '', html } = mails[0]?.message ?? {};
    expect(html).toContain(`href="https://shop.test/home/stock-alert?key=${key}"`);
    expect(subject).toBe('roller: back in stock');
    expect(text).toContain('https://shop.test/products/roller');
    expect(text).toContain('This is the only mail about it');
    expect(text).toContain(`https://shop.test/home/stock-alert?key=${key}`);
  });
});
