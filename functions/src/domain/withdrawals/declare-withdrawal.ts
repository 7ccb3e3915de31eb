import { createHash } from 'node:crypto';
import { emailKey } from '../../contract/email.ts';
import { looksLikeOrderNumber, compactNumber } from '../../contract/order-number.ts';
import { orderState } from '../../contract/order-transitions.ts';
import { PERSON_LIMITS } from '../../contract/person-limits.ts';
import type { Order, OrderEvent } from '../../contract/schemas/order.ts';
import type {
  NewWithdrawal,
  OrderWithdrawal,
  WithdrawalReceipt,
} from '../../contract/schemas/withdrawal.ts';
import { refundDay, withdrawalPeriod } from '../../contract/withdrawal-period.ts';
import type { Mail, WithheldMail } from '../../data/mail.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
import type { DeclaredWithdrawal } from '../../data/withdrawal-repository.ts';
import type { Deps } from '../deps.ts';
import { receiptMail, withdrawnMail } from '../mail/withdrawal-mail.ts';
import { whileContended } from '../while-contended.ts';

type WithdrawalDeps = Pick<
  Deps,
  'withdrawals' | 'rateCounter' | 'postmaster' | 'settings' | 'now'
> & {
  users: Pick<Deps['users'], 'adminEmails'>;
};

/** A declaration is known by all that it says: sent again, by whatever way, it is the same one. */
const idOf = ({ name, orderNumber, email, part = '' }: NewWithdrawal): string => {
  const number = looksLikeOrderNumber(orderNumber) ? compactNumber(orderNumber) : orderNumber;
  const said = JSON.stringify([name, number, emailKey(email), part]);
  return createHash('sha256').update(said).digest('hex').slice(0, 40);
};

const receiptOf = (withdrawal: DeclaredWithdrawal): WithdrawalReceipt => {
  const { name, orderNumber, email, part, createdAt } = withdrawal;
  return { name, orderNumber, email, part, receivedAt: createdAt };
};

/** The lines that the customer would keep; all of them, where the money of all went back. */
const kept = (orders: readonly OrderRecord[]): readonly OrderRecord[] => {
  const open = orders.filter((order) => orderState(order) !== 'refunded');
  return open.length > 0 ? open : orders;
};

const declared = (body: NewWithdrawal, orders: readonly OrderRecord[], at: number) => {
  const { name, orderNumber, email, part = '' } = body;
  const moment = new Date(at);
  const period =
    orders.length > 0
      ? withdrawalPeriod(kept(orders), moment)
      : ({ timing: null, lastDay: null } as const);
  return {
    ...{ _id: idOf(body), name, orderNumber, email, part, ...period },
    refundBy: refundDay(moment),
    createdAt: moment.toISOString(),
    orderIds: orders.map(({ _id }) => _id),
  } satisfies DeclaredWithdrawal;
};

/** The first declaration is the one that counts; a later one can only say that it is about all. */
const ofOrder = (
  { withdrawal: before }: Pick<Order, 'withdrawal'>,
  { timing, lastDay, refundBy, part, createdAt }: DeclaredWithdrawal,
): OrderWithdrawal | null => {
  if (timing === null) return before;
  if (before === null) return { at: createdAt, timing, lastDay, refundBy, part };
  return part === '' ? { ...before, part } : before;
};

/** What one address may not get so many of is written down and not sent. */
const limitOf = async (
  { rateCounter, now }: WithdrawalDeps,
  email: string,
): Promise<WithheldMail | undefined> => {
  const { atMost, withinMs } = PERSON_LIMITS.withdrawalMails;
  const key = `withdrawalMails ${emailKey(email)}`;
  const { calls } = await rateCounter.count(key, withinMs, now());
  return calls > atMost ? 'too_many' : undefined;
};

const mailsAbout = async (
  { users, postmaster, settings }: WithdrawalDeps,
  withdrawal: DeclaredWithdrawal,
  orders: readonly OrderRecord[],
  limited: WithheldMail | undefined,
): Promise<Mail[]> => {
  const [order] = orders;
  const { email } = withdrawal;
  const withheld = limited ?? (await postmaster.objection(order?.uid ?? '', order?.email ?? email));
  const receipt = { ...receiptMail(withdrawal, settings.shopUrl), withheld };
  const office = order ? await users.adminEmails() : [];
  if (!order || office.length === 0) return [receipt];
  const told = withdrawnMail(withdrawal, order, office, settings.shopUrl);
  return [receipt, { ...told, withheld: limited }];
};

/**
 * Takes a customer's withdrawal from a contract. Record, history of the orders, log, receipt and the
 * mail to the office are one commit. What fits no order is recorded and answered exactly alike, so
 * that nobody learns here which orders there are; what comes late is recorded as well, since not
 * the shop alone decides on that. The same declaration sent again is answered with its receipt.
 */
export const declareWithdrawal = async (
  deps: WithdrawalDeps,
  body: NewWithdrawal,
): Promise<WithdrawalReceipt> => {
  const { withdrawals, now } = deps;
  const id = idOf(body);
  const known = await withdrawals.find(id);
  if (known) return receiptOf(known);
  const limited = await limitOf(deps, body.email);
  return whileContended(async () => {
    const before = await withdrawals.find(id);
    if (before) return receiptOf(before);
    const orders = await withdrawals.ordersOf(body.orderNumber, body.email);
    const at = now();
    const withdrawal = declared(body, orders, at);
    const events = (order: OrderRecord): OrderEvent[] => [
      { type: 'withdrawn', at: withdrawal.createdAt, by: order.email },
    ];
    await withdrawals.record({
      withdrawal,
      orders: orders.map((order) => ({
        order,
        change: { withdrawal: ofOrder(order, withdrawal), events: events(order), at },
      })),
      audit: {
        type: 'order.withdrawn',
        at,
        by: orders[0]?.email ?? 'shop',
        details: { withdrawalId: id, orderIds: withdrawal.orderIds, timing: withdrawal.timing },
      },
      mails: await mailsAbout(deps, withdrawal, orders, limited),
    });
    return receiptOf(withdrawal);
  });
};
