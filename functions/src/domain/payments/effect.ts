import { cents } from '../../contract/money/units.ts';
import type {
  EventCommit,
  Payment,
  PaymentRecord,
} from '../../data/payments/payment-repository.ts';
import type { CheckoutFacts } from '../../data/payments/gateway-types.ts';
import type { Deps } from '../deps.ts';

/** What an event changes, beside being recorded itself. */
export type Effect = Omit<EventCommit, 'event' | 'at'>;

/** What news for the office needs besides: whom to tell. */
export interface OfficeDeps extends Pick<Deps, 'settings'> {
  users: Pick<Deps['users'], 'adminEmails'>;
}

/** The name under which histories show what the gateway did. */
export const GATEWAY = 'gateway';

/** What a payment record says before any of its money has come or gone. */
export const UNTOUCHED = {
  refundId: null,
  reason: null,
  partlyReturned: cents(0),
  lineRefunds: {},
  failedRefunds: [],
  declines: 0,
} as const satisfies Partial<Payment>;

/** The change of a checkout's payment record, or the whole record where the shop has none. */
export const paymentChange = (
  checkout: CheckoutFacts,
  known: PaymentRecord | undefined,
  uid: string,
  change: Pick<Payment, 'status'> & Partial<Payment>,
): NonNullable<Effect['payment']> => {
  if (known) return { known, change };
  const { sessionId, orderId, purchase, amount, currency, paymentIntentId } = checkout;
  return {
    known,
    sessionId,
    change: {
      orderId,
      purchase,
      uid,
      amount,
      currency,
      paymentIntentId,
      ...UNTOUCHED,
      ...change,
    },
  };
};
