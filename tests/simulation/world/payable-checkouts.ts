import type { Gateway } from '../../histories/gateway.ts';
import type { Ledger } from '../../histories/model/ledger.ts';
import { demand } from '../../histories/model/violation.ts';
import type { Command } from '../../histories/protocol.ts';

/** What is known of orders and checkouts at each moment. */
interface Books {
  readonly gateway: Gateway;
  readonly ledger: Ledger;
}

const CLOSING = /\/sessions\/([^/]+)\/expire$/;

/**
 * Whether an order can be paid twice. A shop closes whatever it opened beside the checkout that the
 * order knows of; only who died over it, or was not heard by the gateway, may have left one open.
 */
export class PayableCheckouts {
  readonly #world: Books;
  readonly #underWay = new Map<string, number>();
  readonly #leftOpen = new Set<string>();

  constructor(world: Books) {
    this.#world = world;
  }

  /** What an order is paid with: its purchase, or it alone. */
  #nameOf(orderId: string): string {
    return this.#world.ledger.orders.get(orderId)?.purchase?.id ?? orderId;
  }

  begin(command: Command): void {
    if (command.do === 'checkout') this.#count(this.#nameOf(command.orderId), 1);
  }

  /** A call to the gateway went wrong. */
  fail(call: string): void {
    const id = CLOSING.exec(call)?.[1];
    const session =
      id === undefined ? undefined : this.#world.gateway.store.sessions.get(id)?.session;
    if (session) this.#leftOpen.add(session.metadata.purchaseId ?? session.metadata.orderId ?? '');
  }

  /** Whoever did this is no more. */
  die(commands: readonly Command[]): void {
    for (const command of commands)
      if (command.do === 'checkout') this.#leftOpen.add(this.#nameOf(command.orderId));
  }

  /** A command was answered, or never will be. @throws Violation */
  end(command: Command): void {
    if (command.do !== 'checkout') return;
    const { orderId } = command;
    const name = this.#nameOf(orderId);
    this.#count(name, -1);
    if (this.#underWay.get(name) !== 0 || this.#leftOpen.has(name)) return;
    const open = this.#world.ledger.openSessionsOf(orderId).length;
    demand(open <= 1, `${orderId}: ${open} checkouts of it can be paid`);
  }

  #count(name: string, more: 1 | -1): void {
    this.#underWay.set(name, (this.#underWay.get(name) ?? 0) + more);
  }
}
