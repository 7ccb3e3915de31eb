import type { CheckoutSession } from '@rollwell/payment-simulator';
import type { Gateway } from '../gateway.ts';
import type { Command } from '../protocol.ts';
import type { OrderState, Snapshot } from '../snapshot.ts';

type Metadata = Readonly<Record<string, string>>;

/** The numbers of the lines that stand in metadata as `1-3,5`. */
const linesIn = ({ lines = '' }: Metadata): number[] =>
  lines.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_line, index) => from + index);
  });

/** A command that was given to a shop process. */
export interface Issued {
  id: number;
  shop: number;
  command: Command;
  /** Index of the state in which it began. */
  from: number;
  /** The clock when it began, in milliseconds. */
  at: number;
  /** How many disturbances there had been by then. */
  faults: number;
}

/** Everything that has happened in a history so far: what the model of the shop judges by. */
export class Ledger {
  /** Milliseconds, the same in both processes. */
  now: number;
  faults = 0;
  /** How often a shop may not have come to close a checkout that no order knows of. */
  leftOpen = 0;
  /** The state after each commit; the first is that before all of them. */
  readonly states: Snapshot[];
  /** For each state: how few pieces of each product there were in the commit that led to it. */
  readonly lows: ReadonlyMap<string, number>[] = [new Map()];
  readonly issued: Issued[] = [];
  readonly gateway: Gateway;
  /** How far the clock of a shop may be from that of the ledger, in milliseconds. */
  readonly skewMs: number;
  /** Every order there ever was as it was last seen, oldest first. */
  readonly orders = new Map<string, OrderState>();
  /** The orders that are gone and the state from which on they were. */
  readonly removed = new Map<string, number>();
  /** The states with whose commit somebody's purchase was cancelled. */
  readonly told = new Set<number>();
  /** The one order of each product of a place command, or of an Idempotency-Key. */
  readonly orderOfWish = new Map<string, string>();
  readonly appliedEdits = new Set<number>();
  /** Pieces that admins added to each product, less what they took away. */
  readonly restocked = new Map<string, number>();
  /** Restocks that were answered, by command. */
  readonly answeredRestocks = new Set<number>();
  /** Tags of restocks that were answered with success. */
  readonly doneRestocks = new Set<string>();
  /** Cancellations that were answered with success, by order. */
  readonly cancelled = new Set<string>();
  /** Withdrawals that were confirmed to whoever declared them, by name. */
  readonly declared = new Set<string>();
  /** Ids of events that were handed to a shop at least once. */
  readonly delivered = new Set<string>();
  /** Of a line that was split off: the one that it was of. */
  readonly splitFrom = new Map<string, string>();
  /** Lines that were split off once they were shipped, which the log says of the whole. */
  readonly shippedBeforeSplit = new Set<string>();

  constructor(first: Snapshot, gateway: Gateway, now: number, skewMs = 0) {
    this.states = [first];
    this.skewMs = skewMs;
    this.gateway = gateway;
    this.now = now;
  }

  /** Everything that may have kept a command from its end. */
  get disturbances(): number {
    return this.faults + this.gateway.troubled;
  }

  /** Whether a time has come by the clock of some shop. */
  mayHaveCome(time: number): boolean {
    return time <= this.now + this.skewMs;
  }

  get last(): Snapshot {
    const last = this.states.at(-1);
    if (!last) throw new Error('a ledger begins with a state');
    return last;
  }

  /** Money of this payment was given back, whatever became of that. */
  wentBack(intent: string | null): boolean {
    const refunds = [...this.gateway.store.refunds.values()];
    return intent !== null && refunds.some(({ payment_intent }) => payment_intent === intent);
  }

  /** The commands of a kind given so far. */
  commands<Kind extends Command['do']>(
    kind: Kind,
  ): { id: number; at: number; command: Extract<Command, { do: Kind }> }[] {
    return this.issued.flatMap(({ id, at, command }) =>
      command.do === kind ? [{ id, at, command: command as Extract<Command, { do: Kind }> }] : [],
    );
  }

  /** Restocks of a product of which it is not known yet what became of them. */
  openRestocks(productId: string) {
    return this.commands('restock').filter(
      ({ id, command }) => command.productId === productId && !this.answeredRestocks.has(id),
    );
  }

  /** How many pieces open restocks may add to a product, and take away from it, in one commit. */
  openPieces(productId: string): { added: number; taken: number } {
    const deltas = this.openRestocks(productId).map(({ command }) => command.delta);
    const sumOf = (some: number[]) => some.reduce((sum, delta) => sum + Math.abs(delta), 0);
    return {
      added: sumOf(deltas.filter((delta) => delta > 0)),
      taken: sumOf(deltas.filter((delta) => delta < 0)),
    };
  }

  /** The states that a command may have seen, and the fewest pieces of a product during it. */
  during({ from }: Pick<Issued, 'from'>): Snapshot[] {
    return this.states.slice(from);
  }

  lowest({ from }: Pick<Issued, 'from'>, productId: string): number {
    const available = this.during({ from }).map(
      ({ products }) => products.get(productId)?.available ?? Infinity,
    );
    const between = this.lows.slice(from + 1).map((lows) => lows.get(productId) ?? Infinity);
    return Math.min(...available, ...between);
  }

  /** Whether a command is about this order: about all of it, or about the pieces that were split off as it. */
  isAbout({ orderId, part }: { orderId: string; part?: object | undefined }, id: string): boolean {
    return orderId === (part ? this.splitFrom.get(id) : id);
  }

  /** How many orders of a buyer are gone, whoever ended them: no fewer than holds that ran out. */
  ranOutOf(uid: string): number {
    return [...this.removed.keys()].filter((id) => this.orders.get(id)?.uid === uid).length;
  }

  /** Whether what carries this is for the order, by itself or as a line of its purchase. */
  isFor(metadata: Metadata, orderId: string): boolean {
    const purchase = this.orders.get(orderId)?.purchase;
    // What was placed by itself and split is a purchase under its own id.
    if (metadata.purchaseId === undefined)
      return metadata.orderId === orderId || metadata.orderId === purchase?.id;
    return metadata.purchaseId === purchase?.id && linesIn(metadata).includes(purchase.line);
  }

  /** The orders, as they were last seen, that what carries this is for. */
  ordersFor(metadata: Metadata): OrderState[] {
    return [...this.orders.values()].filter(({ id }) => this.isFor(metadata, id));
  }

  /** All lines that there ever were of the order's purchase; the order, where it is of none. */
  purchaseOf(order: OrderState): readonly OrderState[] {
    const { purchase } = order;
    if (!purchase) return [order];
    return [...this.orders.values()].filter((line) => line.purchase?.id === purchase.id);
  }

  /** True when the gateway has taken money for the order. */
  isPaidAtGateway(orderId: string): boolean {
    return this.gateway.sessions.some(
      ({ metadata, status }) =>
        this.isFor(metadata, orderId) && status === 'complete' && !this.gateway.isForeign(metadata),
    );
  }

  /** The checkouts of an order that can be paid, those aside that no shop opened. */
  openSessionsOf(orderId: string): CheckoutSession[] {
    return this.gateway.sessions.filter(
      ({ id, metadata, status }) =>
        status === 'open' && !this.gateway.strays.has(id) && this.isFor(metadata, orderId),
    );
  }
}
