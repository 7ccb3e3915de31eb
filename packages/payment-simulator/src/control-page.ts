import type { ControlParts } from './control.ts';
import { faultsForm, type ControlFields } from './control-form.ts';
import { html, type Html, type HtmlValue } from './html.ts';
import { money, tableSection, timeOf, toolLayout } from './layout.ts';
import type { Delivery, GatewayEvent, PaymentIntent, Refund, SessionRecord } from './objects.ts';

const SHOWN = 50;
const MS_PER_S = 1000;

interface RecordsTable<Item> {
  columns: readonly string[];
  /** Oldest first, as the simulator keeps them. */
  records: readonly Item[];
  row: (record: Item) => readonly HtmlValue[];
  empty?: string;
}

/** A section about one kind of record: the newest first, as many as a page shows. */
const recordsTable = <Item>(title: string, { records, row, ...parts }: RecordsTable<Item>): Html =>
  tableSection({
    title,
    rows: records.slice(-SHOWN).reverse().map(row),
    total: records.length,
    ...parts,
  });

const button = (action: string, value: string, text: string, about: HtmlValue): Html =>
  html`<button class="decline" name="${action}" value="${value}">
    ${text}<span class="hidden"> ${about}</span>
  </button>`;

const orderOf = ({ metadata }: { metadata: Record<string, string> }): string =>
  metadata.orderId ?? '–';

const sessionRow = ({ session }: SessionRecord): HtmlValue[] => {
  const { id, status, amount_total: amount, currency, url } = session;
  const about = `order ${orderOf(session)}`;
  const buttons = html`<form method="post">
    ${button('approve', id, 'Approve', about)}
    ${button('decline', id, 'Decline', about)}${button('expire', id, 'Expire', about)}
  </form>`;
  return [
    timeOf(session.created * MS_PER_S),
    orderOf(session),
    session.customer_email,
    money(amount, currency),
    url === null ? status : html`<a href="${url}">${status}</a>`,
    status === 'open' && buttons,
  ];
};

const intentRow = (intent: PaymentIntent): HtmlValue[] => [
  timeOf(intent.created * MS_PER_S),
  orderOf(intent),
  money(intent.amount, intent.currency),
  intent.last_payment_error?.message ?? intent.status,
  intent.id,
];

const refundRow = (refund: Refund): HtmlValue[] => [
  timeOf(refund.created * MS_PER_S),
  orderOf(refund),
  money(refund.amount, refund.currency),
  refund.metadata.reason ?? refund.reason ?? '–',
  refund.payment_intent,
  refund.failure_reason ?? refund.status,
  refund.status === 'succeeded' &&
    html`<form method="post">
      ${button('failRefund', refund.id, 'Fail', `the refund of order ${orderOf(refund)}`)}
    </form>`,
];

/** How an event can be delivered once more: hours late, and how old its signature is. */
const WAYS = {
  again: { label: 'as it was', hoursLate: 0, signedAgoS: 0 },
  late: { label: '3 hours late', hoursLate: 3, signedAgoS: 0 },
  old: { label: 'with a signature 3 hours old', hoursLate: 0, signedAgoS: 3 * 60 * 60 },
  future: { label: 'with a signature of tomorrow', hoursLate: 0, signedAgoS: -24 * 60 * 60 },
} as const;

/** The wish behind the button Deliver again. */
export const redeliveryOf = ({ redeliver, way }: ControlFields): Record<string, unknown> => {
  const known = Object.entries(WAYS).find(([name]) => name === way)?.[1] ?? WAYS.again;
  return { redeliver, hoursLate: known.hoursLate, signedAgoS: known.signedAgoS };
};

const eventRow =
  (held: ReadonlySet<string>) =>
  ({ id, type, created, data }: GatewayEvent): HtmlValue[] => [
    timeOf(created * MS_PER_S),
    [type, held.has(id) && html` <strong>(held)</strong>`],
    orderOf(data.object),
    html`<form method="post">
      <label class="hidden" for="way-${id}">How ${type} is delivered again</label>
      <select id="way-${id}" name="way">
        ${Object.entries(WAYS).map(
          ([value, { label }]) => html`<option value="${value}">${label}</option>`,
        )}</select
      >${button('redeliver', id, 'Deliver again', type)}
    </form>`,
  ];

const outcomeOf = ({ status }: Delivery): string =>
  status === null ? 'not sent' : status === 0 ? 'no answer' : String(status);

const deliveryRow = (delivery: Delivery): HtmlValue[] => [
  timeOf(delivery.at),
  delivery.event.type,
  delivery.cause,
  outcomeOf(delivery),
  `${Math.round(delivery.ms)} ms`,
];

const heldSection = (held: readonly GatewayEvent[]): HtmlValue =>
  held.length > 0 &&
  html`<section>
    <h2>Held events</h2>
    <p>${held.length === 1 ? 'One event waits' : `${held.length} events wait`} to be released.</p>
    <form method="post">
      ${button('release', 'inOrder', 'Release in order', '')}
      ${button('release', 'reversed', 'Release newest first', '')}
      ${button('release', 'shuffled', 'Release shuffled', '')}
    </form>
  </section>`;

export interface ControlMessage {
  said?: string | undefined;
  problem?: string | undefined;
}

/** The control page: what happened so far, and everything that can be made to go wrong. */
export const controlPage = (
  { store, webhooks }: ControlParts,
  shopUrl: string,
  fields: ControlFields,
  { said, problem }: ControlMessage = {},
): string => {
  const { held } = webhooks;
  const heldIds = new Set(held.map(({ id }) => id));
  const { sessions, intents, refunds, events, deliveries } = store;
  return toolLayout(
    'Payment simulator',
    '/',
    shopUrl,
    html`<h1>Payment simulator</h1>
      <p>
        No real money moves here. It forgets everything when it stops.
        <a href="/">Show the newest</a>
      </p>
      ${said !== undefined && html`<p class="said" role="status">${said}</p>`}
      ${problem !== undefined && html`<p class="wrong" role="alert">${problem}</p>`}
      <h2>What goes wrong</h2>
      ${faultsForm(fields)} ${heldSection(held)}
      ${recordsTable('Checkouts', {
        columns: ['Opened', 'Order', 'Customer', 'Amount', 'State', 'Decide'],
        records: [...sessions.values()],
        row: sessionRow,
        empty: 'None yet: place an order in the shop and press Pay.',
      })}
      ${recordsTable('Payments', {
        columns: ['Begun', 'Order', 'Amount', 'State', 'Payment intent'],
        records: [...intents.values()],
        row: intentRow,
      })}
      ${recordsTable('Refunds', {
        columns: ['Made', 'Order', 'Amount', 'Reason', 'Payment intent', 'State', 'Decide'],
        records: [...refunds.values()],
        row: refundRow,
      })}
      ${recordsTable('Events', {
        columns: ['Created', 'Event', 'Order', 'Deliver again'],
        records: [...events.values()],
        row: eventRow(heldIds),
      })}
      ${recordsTable('Deliveries', {
        columns: ['Sent', 'Event', 'Why', 'The shop answered', 'Took'],
        records: deliveries,
        row: deliveryRow,
      })}
      <p class="note">Times are UTC. The same can be said as JSON at <code>/control</code>.</p>`,
  );
};
