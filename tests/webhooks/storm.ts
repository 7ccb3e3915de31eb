import fc from 'fast-check';
import { getFirestore } from 'firebase-admin/firestore';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { receiveEvent } from '../../functions/src/domain/payments/receive-event.ts';
import type { GatewayEvent } from '@rollwell/payment-simulator';
import { Gateway, signed } from '../histories/gateway.ts';
import { serveGateway } from '../histories/gateway-server.ts';
import { interceptIo } from '../histories/shop/intercept-io.ts';
import { intercept, runIntercepted } from '../histories/shop/interceptor.ts';
import { atOnce } from '../support/api-processes.ts';
import { CrashInterceptor, type CrashPoint } from './crash-interceptor.ts';
import { playEvent, prepare, stateOf, writeOrders } from './storm-world.ts';
import { withoutIdentityProvider } from '../support/without-identity-provider.ts';

const PROJECT = 'demo-webhook-storm';
const AT_ONCE = 20;

export interface Storm {
  events: number;
  seed: number;
}

export interface StormReport {
  deliveries: number;
  killed: number;
  refused: number;
  /** Refunds at the gateway, and for how many payments. */
  refunds: number;
  refunded: number;
  /** What lasts after the storm, and after each event was delivered once. */
  state: string[];
  reference: string[];
  seconds: number;
}

interface Delivery {
  event: GatewayEvent;
  death: CrashPoint | undefined;
}

const death: fc.Arbitrary<CrashPoint | undefined> = fc.option(
  fc.record({
    // An event that was here before is done after one await, the first.
    at: fc.oneof(
      { weight: 2, arbitrary: fc.constant(1) },
      { weight: 3, arbitrary: fc.integer({ min: 2, max: 5 }) },
    ),
    when: fc.constantFrom('crash-before' as const, 'crash-after' as const),
  }),
  { freq: 2, nil: undefined },
);

/** Each event one to ten times, all in any order, some of them marked for death. */
const shuffled = (events: readonly GatewayEvent[], seed: number): Delivery[] => {
  const count = events.length;
  const [copies = []] = fc.sample(
    fc.array(fc.integer({ min: 1, max: 10 }), { minLength: count, maxLength: count, size: 'max' }),
    { seed, numRuns: 1 },
  );
  const all = events.flatMap((event, index) =>
    Array.from({ length: copies[index] ?? 1 }, () => event),
  );
  const [order = []] = fc.sample(
    fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    { seed, numRuns: 1 },
  );
  const deaths = fc.sample(death, { seed, numRuns: order.length });
  return order.map((event, index) => ({ event, death: deaths[index] }));
};

const clear = async (): Promise<void> => {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  await fetch(`http://${host}/emulator/v1/${documents}`, { method: 'DELETE' });
};

/**
 * Delivers the gateway's events many times, in any order and with a fifth of the deliveries killed
 * on the way; what no delivery got through with is delivered again at the end, as the gateway does.
 * Then begins anew and delivers each event once, for comparison.
 */
export const rageStorm = async ({ events: count, seed }: Storm): Promise<StormReport> => {
  interceptIo();
  const gateway = new Gateway(PROJECT);
  const server = await serveGateway(gateway);
  const config = readConfig({ FUNCTIONS_EMULATOR: 'true', STRIPE_API_BASE: server.url });
  const deps = withoutIdentityProvider(createDeps({ ...config, projectId: PROJECT }));
  const refund: typeof deps.gateway.refund = (request) =>
    intercept({ kind: 'gateway', what: 'refund' }, () => deps.gateway.refund(request));
  const shop = { ...deps, gateway: { ...deps.gateway, refund } };
  const db = getFirestore();

  const report = { deliveries: 0, killed: 0, refused: 0 };
  const accepted = new Set<string>();
  const deliver = async ({ event, death: end }: Delivery): Promise<void> => {
    const interceptor = new CrashInterceptor(end);
    const { body, signature } = signed(event);
    report.deliveries += 1;
    const received = runIntercepted(interceptor, () =>
      receiveEvent(shop, Buffer.from(body), signature),
    ).then(
      () => 'accepted' as const,
      () => 'refused' as const,
    );
    const result = await Promise.race([received, interceptor.died.then(() => 'killed' as const)]);
    if (result === 'accepted') accepted.add(event.id);
    else report[result] += 1;
  };
  const deliverOnce = async (events: readonly GatewayEvent[]): Promise<void> => {
    await atOnce(AT_ONCE, events, (event) => deliver({ event, death: undefined }));
  };

  await clear();
  const prepared = prepare(gateway, count);
  await playEvent(gateway, prepared);
  const told = [...gateway.events];
  const now = Date.now();
  await writeOrders(db, prepared, now);
  // `performance` has the clock of the queues here, which stands still.
  const begun = Date.now();
  await atOnce(AT_ONCE, shuffled(told, seed), deliver);
  await deliverOnce(told.filter(({ id }) => !accepted.has(id)));
  const { deliveries, killed, refused } = report;
  // What the shop has refunded is told by events of its own.
  const later = gateway.events.slice(told.length);
  await deliverOnce(later);
  const seconds = (Date.now() - begun) / 1000;
  const state = await stateOf(db);

  await clear();
  await writeOrders(db, prepared, now);
  await deliverOnce(told);
  await deliverOnce(later);
  const reference = await stateOf(db);
  server.close();
  const refunds = [...gateway.store.refunds.values()];
  const refunded = new Set(refunds.map(({ payment_intent: intent }) => intent)).size;
  return {
    deliveries,
    killed,
    refused,
    refunds: refunds.length,
    refunded,
    state,
    reference,
    seconds,
  };
};
