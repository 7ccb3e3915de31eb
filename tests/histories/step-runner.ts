import type { Caller } from '../../functions/src/domain/caller.ts';
import { ADMIN } from './admin.ts';
import { signed } from './gateway.ts';
import type { Play } from './play.ts';
import type { OrderState } from './snapshot.ts';
import type { Step } from './step.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60 * 1000;
const customer = (uid: string): Caller => ({ uid, email: `${uid}@shop.test`, role: 'customer' });

const chosen = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

/** Some pieces of an order as it was last seen; nothing where all of it is meant. */
export const partOf = ({ quantity: of }: OrderState, pieces: number | null) => {
  const quantity = pieces === null ? of : 1 + (pieces % of);
  return quantity < of ? { part: { quantity, of } } : {};
};

/** What a customer says who withdraws from an order, or from some pieces of a line. */
export const withdrawalFrom = (order: OrderState, pieces: number | null = null) => {
  const { id, number, uid } = order;
  const { part } = partOf(order, pieces);
  return {
    do: 'withdraw',
    orderNumber: number,
    email: customer(uid).email,
    name: part ? `${part.quantity} of ${id}` : `of ${id}`,
    ...(part && { part: { orderId: id, quantity: part.quantity } }),
  } as const;
};

type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

/** Does one step of a history; one for which there is nothing yet, such as an order, does nothing. */
export class StepRunner {
  readonly #world: World;
  readonly #play: Play;

  constructor(world: World, play: Play) {
    this.#world = world;
    this.#play = play;
  }

  async begin(step: Step): Promise<void> {
    const { gateway } = this.#world;
    switch (step.do) {
      case 'place':
        return this.#place(step);
      case 'cancel':
      case 'ship':
      case 'undo-ship':
      case 'checkout':
      case 'refund':
      case 'transfer':
      case 'withdraw':
        return this.#withOrder(step);
      case 'edit':
        return this.#edit(step);
      case 'restock':
        return this.#restock(step);
      case 'release':
      case 'finish-refunds':
      case 'send-shipped-mails':
        await this.#play.issue(step.shop, { do: step.do });
        return;
      case 'deliver': {
        const event = chosen(gateway.events, step.event);
        if (!event) return;
        this.#play.ledger.delivered.add(event.id);
        await this.#play.issue(step.shop, { do: 'deliver', ...signed(event) });
        return;
      }
      case 'time':
        return this.#play.setClock(this.#play.ledger.now + step.minutes * MINUTE_MS);
      case 'stray':
      case 'foreign': {
        const order = chosen([...this.#play.ledger.orders.values()], step.order);
        if (!order) return;
        const { id } = gateway[step.do](
          step.together ? this.#play.ledger.purchaseOf(order) : [order],
        );
        return gateway.decide(id, 'approve');
      }
      case 'fail-refund': {
        // A bank takes days: by then the shop has heard of what was paid.
        const paid = new Set(
          [...this.#play.ledger.last.orders.values()].map(({ tranID }) => tranID),
        );
        const confirmed = [...gateway.store.refunds.values()].filter(
          ({ metadata, payment_intent }) =>
            metadata.orderId !== undefined || paid.has(payment_intent),
        );
        const refund = chosen(confirmed, step.refund);
        if (refund) gateway.fail(refund.id);
        return;
      }
      case 'trouble':
        gateway.trouble = { call: step.call, kind: step.kind };
        return;
      case 'lose-answer':
        this.#play.loseAnswerOf(step.of);
        return;
      case 'pay':
      case 'decline':
      case 'run-out':
      case 'dashboard-refund':
        return this.#atGateway(step);
    }
  }

  async #place(step: Of<'place'>): Promise<void> {
    const { shop, buyer, product, quantity, key, seesPrice, together } = step;
    const { ledger } = this.#play;
    const products = [...ledger.last.products];
    const one = chosen(products, product);
    if (!one) return;
    const lines = (together ? products : [one]).map(([productId, { price }]) =>
      seesPrice && key === null ? { productId, price } : { productId },
    );
    const caller = customer(`buyer${buyer}`);
    const call = together ? 'purchase' : 'key';
    await this.#play.issue(shop, {
      do: 'place',
      caller,
      lines,
      quantity,
      together,
      // The same body again for the same key, unless product or quantity differ.
      tag: key === null ? `once-${ledger.issued.length}` : `${caller.uid}-${call}-${key}`,
      ...(key !== null && { key: `key-${key}` }),
    });
  }

  async #withOrder(
    step: Of<'cancel' | 'ship' | 'undo-ship' | 'checkout' | 'refund' | 'transfer' | 'withdraw'>,
  ): Promise<void> {
    const { ledger } = this.#play;
    const order = chosen([...ledger.orders.values()], step.order);
    if (!order) return;
    const { id: orderId } = order;
    const owner = customer(order.uid);
    if (step.do === 'undo-ship' || step.do === 'transfer')
      await this.#play.issue(step.shop, { do: step.do, caller: ADMIN, orderId });
    else if (step.do === 'ship')
      await this.#play.issue(step.shop, {
        ...{ do: 'ship', caller: ADMIN, orderId },
        ...partOf(order, step.pieces),
      });
    else if (step.do === 'withdraw')
      await this.#play.issue(step.shop, withdrawalFrom(order, step.pieces));
    else if (step.do === 'cancel')
      await this.#play.issue(step.shop, {
        do: 'cancel',
        caller: step.byAdmin ? ADMIN : owner,
        orderId,
        purchaseId: step.together ? (order.purchase?.id ?? null) : null,
      });
    else if (step.do === 'refund')
      await this.#play.issue(step.shop, {
        do: 'refund',
        caller: ADMIN,
        orderId,
        restock: step.restock,
        ...partOf(order, step.pieces),
        ...(step.key !== null && { key: `refund-${step.key}` }),
      });
    else
      await this.#play.issue(step.shop, {
        do: 'checkout',
        caller: owner,
        orderId,
        ...(step.key !== null && { key: `pay-${step.key}` }),
      });
  }

  async #edit({ shop, product, add }: Of<'edit'>): Promise<void> {
    const { ledger } = this.#play;
    const productId = chosen([...ledger.last.products.keys()], product);
    if (productId === undefined) return;
    // A price of its own, from which it is known later.
    const price = 10 + ledger.issued.length / 100;
    await this.#play.issue(shop, { do: 'edit', caller: ADMIN, productId, add, price });
  }

  async #restock({ shop, product, delta, key }: Of<'restock'>): Promise<void> {
    const { ledger } = this.#play;
    const productId = chosen([...ledger.last.products.keys()], product);
    if (productId === undefined) return;
    await this.#play.issue(shop, {
      do: 'restock',
      caller: ADMIN,
      productId,
      delta,
      // The same again for the same key, unless product or pieces differ.
      tag: key === null ? `once-${ledger.issued.length}` : `key-${key}`,
      ...(key !== null && { key: `restock-${key}` }),
    });
  }

  async #atGateway(step: Of<'pay' | 'decline' | 'run-out' | 'dashboard-refund'>): Promise<void> {
    const { gateway } = this.#world;
    const session = chosen(gateway.sessions, step.session);
    if (!session) return;
    if (step.do === 'pay') return gateway.decide(session.id, 'approve');
    if (step.do === 'decline') return gateway.decide(session.id, 'decline');
    if (step.do === 'run-out') {
      gateway.expire(session.id);
      return;
    }
    const { payment_intent: intent, status } = session;
    const given = [...gateway.store.refunds.values()];
    if (intent === null || status !== 'complete') return;
    if (given.every((refund) => refund.payment_intent !== intent)) gateway.refund(intent);
  }
}
