import type { Gateway } from '../../histories/gateway.ts';
import { demand } from '../../histories/model/violation.ts';
import type { Command } from '../../histories/protocol.ts';

const CLOSING = /\/sessions\/([^/]+)\/expire$/;

/**
 * Whether an order can be paid twice. A shop closes whatever it opened beside the checkout that the
 * order knows of; only who died over it, or was not heard by the gateway, may have left one open.
 */
export class PayableCheckouts {
  readonly #gateway: Gateway;
  readonly #underWay = new Map<string, number>();
  readonly #leftOpen = new Set<string>();

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  begin(command: Command): void {
    if (command.do === 'checkout') this.#count(command.orderId, 1);
  }

  /** A call to the gateway went wrong. */
  fail(call: string): void {
    const id = CLOSING.exec(call)?.[1];
    const session = id === undefined ? undefined : this.#gateway.store.sessions.get(id)?.session;
    if (session) this.#leftOpen.add(session.metadata.orderId ?? '');
  }

  /** Whoever did this is no more. */
  die(commands: readonly Command[]): void {
    for (const command of commands)
      if (command.do === 'checkout') this.#leftOpen.add(command.orderId);
  }

  /** A command was answered, or never will be. @throws Violation */
  end(command: Command): void {
    if (command.do !== 'checkout') return;
    const { orderId } = command;
    this.#count(orderId, -1);
    if (this.#underWay.get(orderId) !== 0 || this.#leftOpen.has(orderId)) return;
    const open = this.#gateway.openSessionsOf(orderId).length;
    demand(open <= 1, `${orderId}: ${open} checkouts of it can be paid`);
  }

  #count(orderId: string, more: 1 | -1): void {
    this.#underWay.set(orderId, (this.#underWay.get(orderId) ?? 0) + more);
  }
}
