import { beforeEach, describe, expect, it } from 'vitest';
import { pieces } from '../../contract/money/units.ts';
import { PERSON_LIMITS } from '../../contract/orders/person-limits.ts';
import { orderRecordWith, paymentRecordWith } from '../../data/orders/order.fixtures.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type {
  DeclaredWithdrawal,
  WithdrawalCommit,
  WithdrawalRepository,
} from '../../data/orders/withdrawal-repository.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';

const NOW = Date.parse('2026-12-11T12:00:00Z');
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

let now: number;
let stored: Map<string, DeclaredWithdrawal>;
let commits: WithdrawalCommit[];
let orders: OrderRecord[];
let meanwhile: (() => void)[];
let calls: number;
let ids = 0;

beforeEach(() => {
  now = NOW;
  stored = new Map();
  commits = [];
  orders = [orderRecordWith({ _id: 'known', paid: true })];
  meanwhile = [];
  calls = 0;
});

const withdrawals: WithdrawalRepository = {
  find: (id) => Promise.resolve(stored.get(id)),
  ordersOf: (number, email) =>
    Promise.resolve(
      orders.filter((order) => order.number === number && order.email === email.toLowerCase()),
    ),
  record: (commit) => {
    meanwhile.shift()?.();
    const { _id } = commit.withdrawal;
    if (stored.has(_id))
      return Promise.reject(Object.assign(new Error('there'), { code: ALREADY_EXISTS }));
    stored.set(_id, commit.withdrawal);
    commits.push(commit);
    return Promise.resolve();
  },
  list: () => Promise.resolve({ items: [...stored.values()], nextCursor: undefined }),
  orders: () => Promise.resolve(new Map()),
};

const deps = {
  withdrawals,
  orders: {
    newId: () => `new-${(ids += 1)}`,
    findWhole: (id: string) => Promise.resolve(orders.find(({ _id }) => _id === id)),
  } as never,
  payments: { findByIntent: () => Promise.resolve(paymentRecordWith()) } as never,
  users: { adminEmails: () => Promise.resolve(['office@test.example']) },
  identity: { uidOf: () => Promise.resolve(undefined) },
  mailPolicy: {
    recipientOf: (uid: string, to: string) =>
      Promise.resolve({ to, ...(uid === '' && { withheld: 'unverified' as const }) }),
  },
  rateCounter: {
    count: () => Promise.resolve({ calls: (calls += 1), resetAt: now }),
    forget: () => Promise.resolve(),
  },
  settings: { shopUrl: 'https://shop.test' } as never,
  now: () => now,
};

const body = () => ({
  name: 'Dora Buyer',
  orderNumber: orders[0]?.number ?? '',
  email: 'buyer@test.example',
  part: '',
});
const declare = (changes: object = {}) => declareWithdrawal(deps, { ...body(), ...changes });

describe('a withdrawal from an order that is there', () => {
  it('is one commit: record, history of the order, log, receipt and the mail to the office', async () => {
    const receipt = await declare();
    expect(receipt).toEqual({ ...body(), receivedAt: new Date(NOW).toISOString() });
    expect(commits).toHaveLength(1);
    const [{ withdrawal, orders: changed, audit, mails } = {} as WithdrawalCommit] = commits;
    expect(withdrawal).toMatchObject({
      timing: 'before_delivery',
      lastDay: null,
      refundBy: '2026-12-28',
      orderIds: ['known'],
    });
    expect(changed[0]?.change).toMatchObject({
      withdrawal: { at: receipt.receivedAt, timing: 'before_delivery', refundBy: '2026-12-28' },
      events: [{ type: 'withdrawn', at: receipt.receivedAt, by: 'buyer@test.example' }],
    });
    expect(audit?.type).toBe('order.withdrawn');
    expect(mails.map(({ to }) => to)).toEqual(['buyer@test.example', ['office@test.example']]);
    const [told] = mails;
    for (const said of [body().orderNumber, 'Dora Buyer', 'all of it', 'I withdraw'])
      expect(told?.message.text).toContain(said);
    // The moment of receipt, as the law wants it: date and time.
    expect(told?.message.text).toContain('Friday, 11 December 2026 at 13:00 CET');
  });

  it('is recorded and mailed to the office when it comes late, and answered like every other', async () => {
    const events = [{ type: 'shipped' as const, at: '2026-11-24T09:00:00Z', by: 'shop' }];
    orders = [orderRecordWith({ _id: 'late', paid: true, shipped: true, events })];
    now = Date.parse('2026-12-11T22:59:59Z');
    await declare();
    expect(commits[0]?.withdrawal).toMatchObject({ timing: 'in_time', lastDay: '2026-12-11' });
    const office = commits[0]?.mails[1]?.message.text;
    expect(office).toContain('the period ends on 11 December 2026.');
    expect(office).toContain('has to go back by 28 December 2026;');
    now += 1000;
    const receipt = await declare({ name: 'Dora B.' });
    expect(Object.keys(receipt)).toEqual([...Object.keys(body()), 'receivedAt']);
    expect(commits[1]?.withdrawal).toMatchObject({ timing: 'late', lastDay: '2026-12-11' });
    expect(commits[1]?.mails[1]?.message.text).toContain('It came after the period');
    expect(commits[1]?.mails[0]?.message.text).not.toContain('after the period');
  });

  it('sent again is the same one, however its number and address are typed', async () => {
    const first = await declare();
    now += 60_000;
    const number = body().orderNumber.toLowerCase().replaceAll('-', ' ');
    expect(await declare({ orderNumber: number, email: 'Buyer@test.example' })).toEqual(first);
    expect(commits).toHaveLength(1);
  });

  it('sent twice at the same time is recorded once', async () => {
    const [one, other] = await Promise.all([declare(), declare()]);
    expect(other).toEqual(one);
    expect(commits).toHaveLength(1);
  });

  it('is decided anew where the order changed meanwhile', async () => {
    meanwhile = [
      () => {
        throw Object.assign(new Error('changed'), { code: FAILED_PRECONDITION });
      },
    ];
    await declare();
    expect(commits).toHaveLength(1);
  });

  it('of a part stays of a part until the whole is declared', async () => {
    await declare({ part: 'the frame' });
    const [first] = commits;
    const before = first?.orders[0]?.change.withdrawal ?? null;
    expect(before?.part).toBe('the frame');
    orders = [orderRecordWith({ _id: 'known', paid: true, withdrawal: before })];
    now += 60_000;
    await declare();
    expect(commits[1]?.orders[0]?.change.withdrawal).toEqual({ ...before, part: '' });
  });

  it('is about all lines of a purchase that were not refunded', async () => {
    const shipped = (at: string) => [{ type: 'shipped' as const, at, by: 'shop' }];
    const line = { paid: true, shipped: true };
    orders = [
      orderRecordWith({ ...line, _id: 'a', events: shipped('2026-11-24T09:00:00Z') }),
      orderRecordWith({ ...line, _id: 'b', events: shipped('2026-11-26T09:00:00Z') }),
      orderRecordWith({ _id: 'c', paid: true, refundedAt: '2026-11-25T09:00:00Z' }),
    ];
    await declare();
    expect(commits[0]?.withdrawal).toMatchObject({
      timing: 'in_time',
      lastDay: '2026-12-15',
      orderIds: ['a', 'b', 'c'],
    });
  });
});

describe('a withdrawal by lines', () => {
  beforeEach(() => {
    const purchase = { id: 'p', line: 1, lines: 2 };
    orders = [
      orderRecordWith({ _id: 'rollers', paid: true, quantity: pieces(6), purchase }),
      orderRecordWith({ _id: 'tray', paid: true, purchase: { ...purchase, line: 2 } }),
    ];
  });
  const part = '3 × Roller';

  it('of some pieces of one is about these alone, and says so at them', async () => {
    await declare({ part, lines: [{ id: 'rollers', quantity: 3 }] });
    const [{ withdrawal, orders: changed = [], payments } = {} as WithdrawalCommit] = commits;
    expect(changed).toMatchObject([
      {
        order: { _id: 'rollers' },
        splitOff: { quantity: 3 },
        change: { withdrawal: { part: '' } },
      },
    ]);
    expect(withdrawal).toMatchObject({ part, orderIds: [changed[0]?.splitOff?.id] });
    expect(payments).toEqual([]);
  });

  it('of more pieces than one has, or of one that is unpaid, is about all of it', async () => {
    await declare({ part, lines: [{ id: 'rollers', quantity: 7 }] });
    orders = [orderRecordWith({ _id: 'unpaid', quantity: pieces(6) })];
    await declare({ part, lines: [{ id: 'unpaid', quantity: 2 }] });
    const withdrawn = commits.flatMap(({ orders: changed }) => changed);
    expect(withdrawn.map(({ order, splitOff }) => [order._id, splitOff])).toEqual([
      ['rollers', undefined],
      ['unpaid', undefined],
    ]);
  });

  it('that names none of the order is about the whole, in its words', async () => {
    await declare({ part, lines: [{ id: 'another', quantity: 1 }] });
    expect(commits[0]?.withdrawal.orderIds).toEqual(['rollers', 'tray']);
  });

  it('of an order that was placed by itself turns its payment into one for several lines', async () => {
    orders = [orderRecordWith({ _id: 'alone', paid: true, tranID: 'pi_1' })];
    await declare({ part, lines: [{ id: 'alone', quantity: 1 }] });
    expect(commits[0]?.payments).toMatchObject([
      { change: { purchase: { id: 'alone', lines: [1] } } },
    ]);
  });
});

describe('a withdrawal that fits no order', () => {
  it.each([
    ['number', { orderNumber: 'my order of last week' }],
    ['address', { email: 'other@test.example' }],
  ])('by its %s is recorded and answered exactly alike', async (_what, changes) => {
    const receipt = await declare(changes);
    expect(receipt).toEqual({ ...body(), ...changes, receivedAt: new Date(NOW).toISOString() });
    expect(commits[0]).toMatchObject({ withdrawal: { timing: null, orderIds: [] }, orders: [] });
    // Nobody has shown that the address is theirs.
    expect(commits[0]?.mails.map(({ withheld }) => withheld)).toEqual(['unverified', undefined]);
  });

  it('has a receipt in the same words, and with none of a stranger’s that may be a link', async () => {
    await declare();
    await declare({ email: 'other@test.example' });
    const [known, unknown] = commits.map(({ mails: [mail] }) => mail?.message.text ?? '');
    expect(unknown?.replaceAll('other@', 'buyer@')).toBe(known);
    await declare({
      orderNumber: 'see evil.example',
      name: 'http://evil.example',
      part: 'evil.example',
    });
    expect(commits[2]?.mails[0]?.message.text).not.toContain('evil');
  });
});

describe('more receipts than one address can mean', () => {
  it('are written down and not sent, and what was declared counts all the same', async () => {
    calls = PERSON_LIMITS.withdrawalMails.atMost - 1;
    await declare();
    await declare({ name: 'Another' });
    const reasons = commits.map(({ mails }) => mails.map(({ withheld }) => withheld));
    expect(reasons).toEqual([
      [undefined, undefined],
      ['too_many', undefined],
    ]);
    expect(commits[1]?.orders).toHaveLength(1);
  });

  it('are counted of those alone that would be sent', async () => {
    await declare({ email: 'other@test.example' });
    expect([commits[0]?.mails[0]?.withheld, calls]).toEqual(['unverified', 0]);
    await declare();
    expect([commits[1]?.mails[0]?.withheld, calls]).toEqual([undefined, 1]);
  });

  it('are counted once for a declaration whose order changed meanwhile', async () => {
    meanwhile = [
      () => {
        throw Object.assign(new Error('changed'), { code: FAILED_PRECONDITION });
      },
    ];
    await declare();
    expect([commits.length, calls]).toEqual([1, 1]);
  });
});
