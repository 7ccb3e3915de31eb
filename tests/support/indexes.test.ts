/**
 * The emulators answer queries that have no index; the cloud refuses them. So every query that the
 * shop sends is held against `firestore.indexes.json`, and the other way round.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../functions/src/config.ts';
import { ORDER_FILTERS, ORDER_SORTS } from '../../functions/src/contract/products/listings.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { PERSONAL_RECORDS } from '../../functions/src/data/people/personal-records.ts';
import { createCatalogueRepository } from '../../functions/src/data/products/catalogue-repository.ts';
import { createCustomerHoldsRepository } from '../../functions/src/data/orders/customer-holds-repository.ts';
import { recordingFirestore, type RecordedQuery } from './recorded-queries.ts';

interface IndexFile {
  indexes: {
    collectionGroup: string;
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: { arrayConfig?: string }[];
  }[];
}

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../firestore.indexes.json'), 'utf8'),
) as IndexFile;

/** What browsers read live, in web/src/features/orders/live. */
const LIVE: RecordedQuery[] = [
  { collection: 'orders', where: [], orderBy: [['updatedAt', 'desc']] },
  { collection: 'orders', where: [['uid', '==']], orderBy: [['updatedAt', 'desc']] },
  {
    collection: 'orders',
    where: [
      ['uid', '=='],
      ['paid', '=='],
    ],
    orderBy: [],
  },
  { collection: 'auditLog', where: [], orderBy: [['at', 'desc']] },
];

const allOf = async (items: AsyncIterable<unknown>): Promise<unknown[]> => {
  const found = [];
  for await (const item of items) found.push(item);
  return found;
};

/** Everything that repositories ask, each way in which it can be asked. */
const askAll = async (): Promise<RecordedQuery[]> => {
  const { db, asked } = recordingFirestore();
  const config = readConfig({ FUNCTIONS_EMULATOR: 'true' });
  const { orders, payments, users, uploads, mails, ledger, ...deps } = createDeps(
    config,
    Date.now,
    { db, httpClient: undefined as never },
  );
  const page = { limit: 10 };
  const days = { from: '2026-11-01', to: '2026-11-30' };
  for (const q of ['', 'roller', 'roller felt', 'pi_1', '€12.50']) {
    for (const sort of ORDER_SORTS)
      for (const state of [undefined, ...ORDER_FILTERS])
        for (const narrowed of [{}, days, { country: 'AT' } as const])
          await orders.list({ q, sort, state, ...narrowed, ...page });
    for (const sort of ORDER_SORTS) await deps.cancelledOrders.list({ q, sort, ...page });
  }
  const catalogue = createCatalogueRepository(db, () => undefined);
  await catalogue.changedSince({ asOf: 0, completeAt: 0 });
  await orders.listOf({ uid: 'dora' }, page);
  const email = 'dora@test.example';
  await orders.listOf({ email, account: undefined }, page);
  await orders.listOf({ email, account: 'dora' }, page);
  for (const sort of ORDER_SORTS) await orders.list({ q: email, sort, ...page }, 'dora');
  await deps.cancelledOrders.listOf({ uid: 'dora' }, page);
  await deps.cancelledOrders.listOf({ email, account: 'dora' }, page);
  for (const sort of ORDER_SORTS)
    await deps.cancelledOrders.list({ q: email, sort, ...page }, 'dora');
  await deps.cancelledOrders.findLines('order-1');
  await deps.openWork.count(0);
  await orders.listRunOut(0, page);
  await orders.listDueShippedMails(0, page);
  await orders.listRefunding(0, page);
  await payments.findByIntent('pi_1');
  await payments.listReturned(page);
  await users.withEmail('dora@test.example');
  await users.adminEmails();
  await users.list(page);
  for (const entries of [deps.reviews, deps.blogs, deps.contactMessages]) await entries.list(page);
  await uploads.listDue(0, page);
  await uploads.isShown('https://shop.test/');
  await mails.listDue(0, 1);
  await mails.listFailed(page);
  await mails.listUndelivered(1);
  await mails.countWaiting(0, 1);
  await mails.listWithheldOf('dora', 1);
  await mails.listWithheld({ after: undefined, limit: 1 });
  await deps.productReviews.wasSent('dora', 'roller');
  await deps.productReviews.list('roller', page);
  await deps.shopSettings.history(page);
  await deps.withdrawals.ordersOf('RW-26-4F7K9Q-2', email, 'dora');
  await deps.withdrawals.list(page);
  await deps.erasures.listRunning(0, page);
  const owner = { uid: 'dora', email };
  for (const kind of PERSONAL_RECORDS) await deps.personalRecords.list(kind, owner, 1);
  await deps.personalRecords.hideInCancelled(owner);
  await deps.stockAlerts.of('dora');
  await deps.stockAlerts.removeByKey('key');
  await deps.stockAlerts.nextWaitedFor('');
  await deps.stockAlerts.waitingFor('roller', 1);
  await createCustomerHoldsRepository(db).of('dora', 0);
  await ledger.orderedPieces('roller');
  for (const all of [
    ...[ledger.products(), ledger.ordersOf('roller'), ledger.orders(0), ledger.payments(0)],
    ledger.openPayments(),
  ])
    expect(await allOf(all)).toEqual([]);
  return [...asked, ...LIVE];
};

const EQUAL: readonly string[] = ['==', 'in', 'array-contains', 'array-contains-any'];

/** The fields of the index that a query needs, those compared first; undefined where single ones do. */
const neededFor = ({ where, orderBy, sumOf }: RecordedQuery): string[] | undefined => {
  const equal = where
    .filter(([, operator]) => EQUAL.includes(operator))
    .map(([field, operator]) => `${field} ${operator.startsWith('array') ? 'contains' : 'asc'}`);
  const ranges = where.filter(([, operator]) => !EQUAL.includes(operator)).map(([field]) => field);
  const sorted = orderBy.length > 0 ? orderBy : [...new Set(ranges)].map((one) => [one, 'asc']);
  const rest = [...sorted.map((each) => each.join(' ')), ...(sumOf ? [`${sumOf} asc`] : [])];
  const isSingle = rest.length === 0 || (equal.length === 0 && rest.length === 1);
  return isSingle ? undefined : [...equal.toSorted(), ...rest];
};

const written = indexes.map(({ collectionGroup, fields }) => ({
  collectionGroup,
  fields: fields.map(
    ({ fieldPath, order = 'contains' }) =>
      `${fieldPath} ${order.replace('ASCENDING', 'asc').replace('DESCENDING', 'desc')}`,
  ),
}));

/** An index and what needs it, said alike: what is compared may stand in any order. */
const nameOf = (collection: string, fields: readonly string[], equal: number): string =>
  [collection, ...fields.slice(0, equal).toSorted(), ...fields.slice(equal)].join(', ');

/** What the queries that narrow by country compare besides; the database merges indexes that end alike. */
const COUNTRY = 'delivery.country asc';

/**
 * Whether two indexes do for a query that compares a country as well: one of the country and one of
 * everything else, both with its order.
 */
const isMerged = (name: string): boolean => {
  const [collection = '', ...fields] = name.split(', ');
  const last = fields.at(-1) ?? '';
  if (!fields.includes(COUNTRY)) return false;
  const others = fields.filter((field) => field !== COUNTRY);
  return [others, [COUNTRY, last]].every((merged) =>
    written.some(
      (index) =>
        index.collectionGroup === collection &&
        nameOf(collection, index.fields, merged.length - 1) ===
          nameOf(collection, merged, merged.length - 1),
    ),
  );
};

describe('the indexes of the database', async () => {
  const asked = await askAll();
  const needed = new Set<string>();
  const there = new Set<string>();
  for (const query of asked) {
    const fields = neededFor(query);
    if (!fields) continue;
    const equal = query.where.filter(([, operator]) => EQUAL.includes(operator)).length;
    needed.add(nameOf(query.collection, fields, equal));
    for (const index of written)
      if (index.collectionGroup === query.collection)
        there.add(nameOf(query.collection, index.fields, equal));
  }

  it('are there for every query', () => {
    expect(needed.size).toBeGreaterThan(15);
    expect([...needed].filter((name) => !there.has(name) && !isMerged(name))).toEqual([]);
  });

  it('are each needed by a query', () => {
    const unused = written.filter(
      ({ collectionGroup, fields }) =>
        !fields.some((_field, equal) => needed.has(nameOf(collectionGroup, fields, equal))),
    );
    expect(unused).toEqual([]);
  });

  it('leave no field out that a query looks at by itself', () => {
    const exempt = new Map(
      fieldOverrides.map((each) => [`${each.collectionGroup}.${each.fieldPath}`, each.indexes]),
    );
    for (const { collection, where, orderBy } of asked)
      for (const [field, operator = ''] of [...where, ...orderBy]) {
        const own = exempt.get(`${collection}.${field}`);
        if (own && !operator.startsWith('array')) expect.fail(`${collection}.${field}`);
        if (own) expect(own).toMatchObject([{ arrayConfig: 'CONTAINS' }]);
      }
  });

  it('leave out long texts, words and histories, each entry of which a write would pay for', () => {
    const left = fieldOverrides.map(({ collectionGroup: of, fieldPath }) => `${of}.${fieldPath}`);
    expect(left).toEqual(
      expect.arrayContaining([
        ...['cancelledOrders.keywords', 'cancelledOrders.events'],
        ...['orders.keywords', 'products.description', 'blogs.description'],
        ...['reviews.description', 'orders.events', 'mail.message', 'withheldMail.message'],
        ...['catalogue.data', 'products.stars', 'productReviews.description'],
        ...['contactMessages.message', 'idempotencyKeys.body', 'privateOrders.officeEvents'],
      ]),
    );
  });

  it('end with what nobody needs any more', () => {
    const ending = fieldOverrides.filter(({ ttl }) => ttl);
    expect(ending.map(({ collectionGroup: of, fieldPath }) => `${of}.${fieldPath}`)).toEqual([
      'idempotencyKeys.expireAt',
      'rateLimits.expireAt',
      'baskets.expireAt',
      'vatNumbers.expireAt',
      'stockAlerts.expireAt',
      'cancelledOrders.expireAt',
      'mail.expireAt',
      'removedProducts.expireAt',
      'withheldMail.expireAt',
      'contactMessages.expireAt',
      'paymentEvents.expireAt',
      'erasures.expireAt',
    ]);
  });
});
