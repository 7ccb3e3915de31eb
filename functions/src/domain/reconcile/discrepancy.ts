import type { GatewayPayment } from '../../data/payments/gateway-types.ts';
import type { ProductAccount } from '../../data/orders/ledger.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { PaymentRecord } from '../../data/payments/payment-repository.ts';

/** Every way in which the shop's books and the gateway's can differ, in words. */
const DISCREPANCIES = {
  stock_mismatch: 'available and the ordered pieces do not add up to what was received',
  payment_unrecorded: 'the gateway took money that the shop did not hear of',
  paid_without_order: 'the shop recorded a payment that no order holds',
  payment_unknown: 'the shop counts as paid what the gateway does not know or was not paid',
  amount_mismatch: 'the shop and the gateway name different amounts',
  refund_unrecorded: 'the gateway gave money back that the shop still counts as paid',
  refund_missing: 'the shop counts money as given back that the gateway still has',
  refund_failed: 'a refund came back from the bank, and the money is owed to the customer',
  refunded_twice: 'the gateway gave money back that was paid out by bank as well',
  dispute_unrecorded: 'a bank took money back for good that the shop still counts as paid',
  dispute_missing: 'the shop counts money as lost to a bank that the gateway still has',
  refund_stuck: 'a refund was asked for long ago and is not done',
  hold_stuck: 'an unpaid order holds its pieces although its time ran out long ago',
  checkout_left_open: 'a checkout can still be paid whose order is gone',
  expiry_unrecorded: 'a checkout is closed at the gateway and open in the shop',
} as const;
export type DiscrepancyKind = keyof typeof DISCREPANCIES;

/** Figures of one side of the books; money in cents. */
export type Evidence = Readonly<Record<string, string | number | boolean | null | string[]>>;

/** What one payment looks like from all sides. */
export interface PaymentView {
  payment: PaymentRecord;
  /** What it is for, or the first of it. */
  order: OrderRecord | undefined;
  /** All of it, where it is for lines of a purchase. */
  lines?: readonly OrderRecord[] | undefined;
  /** Undefined when the gateway does not know the checkout. */
  gateway: GatewayPayment | undefined;
}

export interface Discrepancy {
  kind: DiscrepancyKind;
  /** What it is about: `product`, `order` or `payment`, and its id. */
  about: string;
  shop: Evidence;
  /** The other side: the orders of a product, the gateway, or the clock. */
  other: Evidence;
  /** What a repair needs; undefined where only a person can decide. */
  repair:
    | { kind: 'stock'; product: ProductAccount; available: number }
    | { kind: 'payment'; view: PaymentView }
    | { kind: 'order'; orderId: string }
    | undefined;
}

const lineOf = (side: string, evidence: Evidence): string =>
  `  ${side.padEnd(7)} ${Object.entries(evidence)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ')}`;

/** A discrepancy with its evidence, in lines for a terminal or a log. */
export const describeDiscrepancy = ({ kind, about, shop, other, repair }: Discrepancy): string =>
  [
    `${kind}: ${about}: ${DISCREPANCIES[kind]}`,
    lineOf('shop', shop),
    lineOf('other', other),
    ...(repair ? [] : ['  has to be settled by a person']),
  ].join('\n');

/** What a comparison found beyond what it lists one by one; undefined when that is nothing. */
export const describeOmitted = ({ more, first, count }: DiscrepancyList): string | undefined => {
  if (more.size === 0) return undefined;
  const kinds = [...more].map(([kind, many]) => `${kind} ${many}`).join(', ');
  return `${count - first.length} more, which are told once some of these are settled: ${kinds}`;
};

/** How many discrepancies of one run are reported with their figures; the others are counted. */
export const MAX_DISCREPANCIES = 1000;

/** What one comparison found: the first discrepancies with their figures, and how many more there are. */
export class DiscrepancyList {
  /** At most `most`. */
  readonly first: Discrepancy[] = [];
  /** How many there are of each kind beyond the first. */
  readonly more = new Map<DiscrepancyKind, number>();
  readonly #most: number;
  readonly #tell: (discrepancy: Discrepancy) => void;

  /** `tell` is called with each of the first when it is found. */
  constructor(
    most: number = MAX_DISCREPANCIES,
    tell: (discrepancy: Discrepancy) => void = () => undefined,
  ) {
    this.#most = most;
    this.#tell = tell;
  }

  get count(): number {
    return [...this.more.values()].reduce((sum, count) => sum + count, this.first.length);
  }

  add(discrepancies: readonly Discrepancy[]): void {
    for (const discrepancy of discrepancies) {
      if (this.first.length < this.#most) {
        this.first.push(discrepancy);
        this.#tell(discrepancy);
      } else this.more.set(discrepancy.kind, (this.more.get(discrepancy.kind) ?? 0) + 1);
    }
  }
}
