import type { Announce, Checkout } from './checkout.ts';
import { noFaults, setFaults, type Faults } from './faults.ts';
import type { ApiAnswer } from './idempotency.ts';
import {
  decideDispute,
  escalateInquiry,
  openDispute,
  openInquiry,
  sendEvidence,
} from './disputes.ts';
import { decideCheckout } from './pay.ts';
import { failRefund, setBalance } from './refunds.ts';
import type { Store } from './store.ts';
import { RELEASE_ORDERS, type Webhooks } from './webhooks.ts';

export interface ControlParts {
  store: Store;
  faults: Faults;
  webhooks: Webhooks;
  checkout: Checkout;
  announce: Announce;
}

/** What came of a wish: what is wrong with it, or a sentence and, where something was sent, the shop's status. */
export type Done = { problem: string } | { said: string; status?: number };

type Action = (parts: ControlParts, value: unknown, wish: Wish) => Promise<Done>;
type Wish = Record<string, unknown>;

const DAY_H = 24;
const DAY_S = DAY_H * 60 * 60;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const redeliver: Action = async ({ store, webhooks }, id, { hoursLate = 0, signedAgoS = 0 }) => {
  const event = typeof id === 'string' ? store.events.get(id) : undefined;
  if (!event) return { problem: 'redeliver: the id of an event of this run' };
  if (!isWithin(hoursLate, 0, 30 * DAY_H)) return { problem: 'hoursLate: 0 to 720' };
  if (!isWithin(signedAgoS, -DAY_S, DAY_S)) return { problem: `signedAgoS: up to ${DAY_S}` };
  const status = await webhooks.redeliver(event, { hoursLate, signedAgoS });
  return { said: `Delivered ${event.type} again: ${told(status)}.`, status };
};

const told = (status: number): string =>
  status === 0 ? 'the shop cannot be reached' : `the shop answered ${status}`;

const release: Action = async ({ webhooks }, value) => {
  const order = RELEASE_ORDERS.find((known) => known === value);
  if (!order) return { problem: `release: one of ${RELEASE_ORDERS.join(', ')}` };
  return { said: `Events delivered: ${await webhooks.release(order)}.` };
};

const decide =
  (outcome: 'approve' | 'decline'): Action =>
  async ({ checkout, faults }, id) => {
    const { status } = await decideCheckout(checkout, faults, String(id), outcome);
    if (status !== 303) return { problem: `${outcome}: the id of an open checkout of this run` };
    return { said: outcome === 'approve' ? 'Pressed Approve.' : 'Pressed Decline.' };
  };

const expire: Action = ({ checkout }, id) => {
  const open = checkout.find(String(id))?.session.status === 'open';
  if (!open) return Promise.resolve({ problem: 'expire: the id of an open checkout of this run' });
  checkout.expire(String(id));
  return Promise.resolve({ said: 'The checkout has expired.' });
};

const sendBack: Action = ({ store, announce }, id) =>
  Promise.resolve(
    failRefund(store, announce, String(id))
      ? { said: 'The refund has failed.' }
      : { problem: 'failRefund: the id of a refund of this run that has not failed' },
  );

const balance: Action = ({ store, announce }, value) => {
  if (value !== 'low' && value !== 'enough')
    return Promise.resolve({ problem: 'balance: low or enough' });
  setBalance(store, announce, value === 'enough');
  return Promise.resolve({
    said: value === 'low' ? 'Refunds wait for money.' : 'Refunds that waited went out.',
  });
};

type DisputeStep = (store: Store, announce: Announce, id: string) => boolean;

const disputing =
  (name: string, step: DisputeStep, said: string, wanted: string): Action =>
  ({ store, announce }, id) =>
    Promise.resolve(
      step(store, announce, String(id))
        ? { said }
        : { problem: `${name}: the id of ${wanted} of this run` },
    );

const ACTIONS: Record<string, Action> = {
  redeliver,
  release,
  approve: decide('approve'),
  decline: decide('decline'),
  expire,
  failRefund: sendBack,
  balance,
  inquire: disputing(
    'inquire',
    openInquiry,
    'The bank asks about the payment.',
    'a payment that can be disputed',
  ),
  escalate: disputing('escalate', escalateInquiry, 'The inquiry became a dispute.', 'an inquiry'),
  dispute: disputing(
    'dispute',
    openDispute,
    'The payment is disputed.',
    'a payment that can be disputed',
  ),
  sendEvidence: disputing(
    'sendEvidence',
    sendEvidence,
    'Evidence was sent.',
    'a dispute that wants evidence',
  ),
  winDispute: disputing(
    'winDispute',
    (...parts) => decideDispute(...parts, 'won'),
    'The dispute is won.',
    'an open dispute',
  ),
  loseDispute: disputing(
    'loseDispute',
    (...parts) => decideDispute(...parts, 'lost'),
    'The dispute is lost.',
    'an open dispute',
  ),
};

/**
 * Carries out a wish: any of the faults by name sets them, `reset: true` ends all of them, and then
 * at most one action: `redeliver`, `approve`, `decline`, `expire`, `failRefund`, `dispute` or `inquire`
 * (a payment), `escalate`, `sendEvidence`, `winDispute` or `loseDispute` with an id, `release` with an
 * order, `balance` with `low` or `enough`.
 */
export const carryOut = async (parts: ControlParts, wish: Wish): Promise<Done> => {
  const { reset, hoursLate, signedAgoS, ...rest } = wish;
  const entries = Object.entries(rest);
  const isAction = (name: string): boolean => Object.hasOwn(ACTIONS, name);
  if (reset === true) Object.assign(parts.faults, noFaults());
  const faults = Object.fromEntries(entries.filter(([name]) => !isAction(name)));
  const problem = setFaults(parts.faults, faults);
  if (problem !== undefined) return { problem };
  const [name, value] = entries.find(([key]) => isAction(key)) ?? [];
  const action = name === undefined ? undefined : ACTIONS[name];
  if (action) return action(parts, value, { hoursLate, signedAgoS });
  return { said: reset === true ? 'The simulator behaves again.' : 'Set.' };
};

const read = (body: string): Wish | undefined => {
  try {
    const value: unknown = JSON.parse(body === '' ? '{}' : body);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

const refused = (message: string): ApiAnswer => ({ status: 400, body: { error: message } });

/** What `GET /control` tells: the faults now set, and every event and delivery of this run, oldest first. */
export const showControl = ({ faults, store, webhooks }: ControlParts): ApiAnswer => ({
  status: 200,
  body: {
    faults,
    events: [...store.events.values()],
    held: webhooks.held.map(({ id }) => id),
    deliveries: store.deliveries,
  },
});

/** `POST /control` with a wish as JSON; see `carryOut`. An action that sent something tells the shop's status. */
export const control = async (parts: ControlParts, body: string): Promise<ApiAnswer> => {
  const wish = read(body);
  if (!wish) return refused('The body is to be a JSON object.');
  const done = await carryOut(parts, wish);
  if ('problem' in done) return refused(done.problem);
  if (done.status === undefined) return showControl(parts);
  return { status: 200, body: { status: done.status } };
};
