import type { AuditEntry } from '../../data/firestore/audit.ts';
import type { CheckoutFacts } from '../../data/payments/gateway-types.ts';
import type { Deps } from '../deps.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { onCompleted, type CompletedDeps } from './on-completed.ts';

export type PaymentEventDeps = CompletedDeps & Pick<Deps, 'now'>;

/**
 * Applies a payment that the gateway reported when it was asked, by the commit that its event would
 * have made; the event, should it still come, finds it done. `audit` is written with it.
 */
export const applyPaymentEvent = (
  deps: PaymentEventDeps,
  checkout: CheckoutFacts,
  audit?: AuditEntry,
): Promise<void> =>
  retryOnContention(async () => {
    const at = deps.now();
    const effect = await onCompleted(deps, checkout, at);
    const records = { ...(audit && { audit }), ...effect.records };
    await deps.payments.record({ at, ...effect, records });
  });
