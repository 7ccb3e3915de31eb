import { createHash } from 'node:crypto';
import { MAX_SPLIT_LINES } from '../../contract/constants.ts';
import { emailKey } from '../../contract/text/email.ts';
import { withCompactNumbers } from '../../contract/orders/order-number.ts';
import { isPaidOrShipped, orderState } from '../../contract/orders/order-transitions.ts';
import { PERSON_LIMITS } from '../../contract/orders/person-limits.ts';
import type { Order, OrderEvent } from '../../contract/schemas/order.ts';
import type {
  NewWithdrawal,
  OrderWithdrawal,
  WithdrawalReceipt,
} from '../../contract/schemas/withdrawal.ts';
import {
  refundDay,
  WITHDRAWAL_TIMINGS,
  withdrawalPeriod,
  type WithdrawalPeriod,
} from '../../contract/orders/withdrawal-period.ts';
import type { Mail } from '../../data/people/mail.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { DeclaredWithdrawal } from '../../data/orders/withdrawal-repository.ts';
import type { Deps } from '../deps.ts';
import {
  receiptMail,
  unknownWithdrawalMail,
  withdrawnMail,
  type WithdrawnContract,
} from '../mail/withdrawal-mail.ts';
import type { MailRecipient } from '../mail/mail-policy.ts';
import { splitOffOf, type Split } from '../orders/split-line.ts';
import { retryOnContention } from '../retry-on-contention.ts';

type WithdrawalDeps = Pick<
  Deps,
  'withdrawals' | 'orders' | 'payments' | 'rateCounter' | 'mailPolicy' | 'settings' | 'now'
> & {
  users: Pick<Deps['users'], 'adminEmails'>;
  identity: Pick<Deps['identity'], 'uidOf'>;
};

/** A line, or pieces of it, from which the customer withdraws. */
type Withdrawn = { order: OrderRecord } & Split;

/** What stands under one number, as far as the declaration is about it. */
interface Contract extends WithdrawnContract {
  lines: readonly OrderRecord[];
  withdrawn: readonly Withdrawn[];
}

/** A declaration is known by all that it says: sent again, by whatever way, it is the same one. */
const idOf = ({ name, orderNumber, email, part = '', lines }: NewWithdrawal): string => {
  const words = [name, withCompactNumbers(orderNumber), emailKey(email), part];
  const said = JSON.stringify(lines ? [...words, lines] : words);
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

/** The lines that a declaration names, or all where it names none that is there. */
const namedOf = (orders: readonly OrderRecord[], named: NewWithdrawal['lines']) => {
  const found = orders.flatMap((order) => {
    const line = named?.find(({ id }) => id === order._id);
    return line ? [{ order, quantity: Math.min(line.quantity, order.quantity) }] : [];
  });
  return found.length > 0 ? found : orders.map((order) => ({ order, quantity: order.quantity }));
};

/** Some pieces of a line become one of their own where they can; otherwise it is about the whole line. */
const withdrawnOf = async (
  { orders, payments }: WithdrawalDeps,
  found: readonly OrderRecord[],
  body: NewWithdrawal,
  newIds: readonly string[],
): Promise<Withdrawn[]> =>
  Promise.all(
    namedOf(found, body.lines).map(async ({ order, quantity }, index): Promise<Withdrawn> => {
      if (quantity === order.quantity) return { order };
      const whole = await orders.findWhole(order._id);
      const isSome = whole && quantity < whole.quantity && isPaidOrShipped(whole);
      if (!isSome || found.length + index >= MAX_SPLIT_LINES) return { order };
      const newLine = { id: newIds[index] ?? '' };
      return { order: whole, ...(await splitOffOf({ payments }, whole, quantity, newLine)) };
    }),
  );

/** The orders of each contract that a declaration is about, and how it stands to that one's period. */
const contractsOf = (
  orders: readonly OrderRecord[],
  withdrawn: readonly Withdrawn[],
  at: Date,
): Contract[] =>
  [...new Set(withdrawn.map(({ order }) => order.number))].map((number) => {
    const lines = orders.filter((order) => order.number === number);
    return {
      lines,
      withdrawn: withdrawn.filter(({ order }) => order.number === number),
      period: withdrawalPeriod(kept(lines), at),
    };
  });

/** Of several contracts the one that asks most of the office. */
const firstPeriod = (contracts: readonly Contract[]) =>
  contracts
    .map(({ period }) => period)
    .sort(
      (one, other) =>
        WITHDRAWAL_TIMINGS.indexOf(one.timing) - WITHDRAWAL_TIMINGS.indexOf(other.timing),
    )[0] ?? ({ timing: null, lastDay: null } as const);

const declared = (body: NewWithdrawal, contracts: readonly Contract[], at: Date) => {
  const { name, orderNumber, email, part = '' } = body;
  return {
    ...{ _id: idOf(body), name, orderNumber, email, part, ...firstPeriod(contracts) },
    refundBy: refundDay(at),
    createdAt: at.toISOString(),
    orderIds: contracts.flatMap(({ withdrawn }) =>
      withdrawn.map(({ order, splitOff }) => splitOff?.id ?? order._id),
    ),
  } satisfies DeclaredWithdrawal;
};

/**
 * The first declaration is the one that counts; a later one can only say that it is about all. `part` is
 * empty where it is about all of the line.
 */
const ofOrder = (
  { withdrawal: before }: Pick<Order, 'withdrawal'>,
  { timing, lastDay }: WithdrawalPeriod,
  { refundBy, createdAt }: DeclaredWithdrawal,
  part: string,
): OrderWithdrawal => {
  if (before === null) return { at: createdAt, timing, lastDay, refundBy, part };
  return part === '' ? { ...before, part } : before;
};

/**
 * Where the receipt goes, and why it is written down and not sent: nobody may be written to there, or
 * that address gets too many. Only what would be sent counts, and what fits an order apart from what
 * fits none: whoever knows an address and no order of it uses up nothing of its owner's.
 */
const receiptTo = async (
  { mailPolicy, rateCounter, now }: WithdrawalDeps,
  email: string,
  [order]: readonly OrderRecord[],
): Promise<MailRecipient> => {
  const addressed = await mailPolicy.recipientOf(order?.uid ?? '', email);
  if (addressed.withheld !== undefined) return addressed;
  const { atMost, withinMs } = PERSON_LIMITS.withdrawalMails;
  const key = `withdrawalMails ${order ? 'of an order' : 'of none'} ${emailKey(addressed.to)}`;
  const { calls } = await rateCounter.count(key, withinMs, now());
  return calls > atMost ? { ...addressed, withheld: 'too_many' } : addressed;
};

/** What the office hears: of each contract, or that there is none. It has no limit: nobody may keep it from hearing. */
const officeMails = async (
  { users, settings: { shopUrl } }: WithdrawalDeps,
  withdrawal: DeclaredWithdrawal,
  contracts: readonly Contract[],
): Promise<Mail[]> => {
  const office = await users.adminEmails();
  if (office.length === 0) return [];
  if (contracts.length === 0) return [unknownWithdrawalMail(withdrawal, { office, shopUrl })];
  return contracts.map((contract, index) =>
    withdrawnMail(withdrawal, contract, { office, shopUrl, isFirst: index === 0 }),
  );
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
  const { withdrawals, identity, settings, now } = deps;
  const id = idOf(body);
  const known = await withdrawals.find(id);
  if (known) return receiptOf(known);
  // Read for every declaration, so that the time it takes does not show whether there is an order.
  const account = await identity.uidOf(emailKey(body.email));
  let addressed: Promise<MailRecipient> | undefined;
  const newIds = (body.lines ?? []).map(() => deps.orders.newId());
  return retryOnContention(async () => {
    const before = await withdrawals.find(id);
    if (before) return receiptOf(before);
    const orders = await withdrawals.ordersOf(body.orderNumber, body.email, account);
    const at = now();
    const withdrawn = await withdrawnOf(deps, orders, body, newIds);
    const contracts = contractsOf(orders, withdrawn, new Date(at));
    const withdrawal = declared(body, contracts, new Date(at));
    const events = (order: OrderRecord): OrderEvent[] => [
      { type: 'withdrawn', at: withdrawal.createdAt, by: order.email },
    ];
    // Counted once, however often the commit is tried.
    addressed ??= receiptTo(deps, body.email, orders);
    const receipt = { ...receiptMail(withdrawal, settings.shopUrl), ...(await addressed) };
    await withdrawals.record({
      withdrawal,
      orders: contracts.flatMap((contract) =>
        contract.withdrawn.map(({ order, splitOff }) => ({
          order,
          change: {
            withdrawal: ofOrder(
              order,
              contract.period,
              withdrawal,
              body.lines ? '' : withdrawal.part,
            ),
            events: events(order),
            at,
          },
          splitOff,
        })),
      ),
      payments: withdrawn.flatMap(({ payment }) => payment ?? []),
      audit: {
        type: 'order.withdrawn',
        at,
        by: orders[0]?.email ?? 'shop',
        details: { withdrawalId: id, orderIds: withdrawal.orderIds, timing: withdrawal.timing },
      },
      mails: [receipt, ...(await officeMails(deps, withdrawal, contracts))],
    });
    return receiptOf(withdrawal);
  });
};
