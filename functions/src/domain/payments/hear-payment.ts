import type { AuditEntry } from '../../data/audit.ts';
import type { CheckoutFacts } from '../../data/gateway-types.ts';
import type { Deps } from '../deps.ts';
import { whileContended } from '../while-contended.ts';
import { onCompleted } from './on-completed.ts';

export type HearingDeps = Pick<
  Deps,
  'orders' | 'payments' | 'gateway' | 'settings' | 'now' | 'postmaster'
>;

/**
 * Takes in a payment that the gateway told of when it was asked, by the commit that its event would
 * have made; the event, should it still come, finds it done. `audit` is written with it.
 */
export const hearPayment = (
  deps: HearingDeps,
  checkout: CheckoutFacts,
  audit?: AuditEntry,
): Promise<void> =>
  whileContended(async () => {
    const at = deps.now();
    const effect = await onCompleted(deps, checkout, at);
    const records = { ...(audit && { audit }), ...effect.records };
    await deps.payments.record({ at, ...effect, records });
  });
