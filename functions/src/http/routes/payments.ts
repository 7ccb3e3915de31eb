import type { IRouter } from 'express';
import { AppError } from '../../contract/api/app-error.ts';
import type { Deps } from '../../domain/deps.ts';
import { getOrder } from '../../domain/orders/find-order.ts';
import { listReturnedPayments } from '../../domain/payments/paid-orders.ts';
import { openCheckout } from '../../domain/payments/open-checkout.ts';
import { receiveEvent } from '../../domain/payments/receive-event.ts';
import { noteOrder } from '../call-log.ts';
import { log, oncePerMinute, whenRepeated } from '../log.ts';
import { idempotencyKeyOf, markReplayed } from '../idempotency.ts';
import { listed } from '../responses.ts';
import { mount } from '../mount.ts';
import { rawBody } from '../raw-body.ts';

const isWrongSignature = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'invalid_signature';

/** As the gateway signs; a stranger who sends anything does not. */
const LOOKS_SIGNED = /^t=\d+,.*v1=[0-9a-f]{64}/;
/** Two that look signed and are not by our secret, none good between them, are no accident. */
const SECRET_DOUBTED = { times: 2, withinMs: 60 * 60 * 1000 };

/** What the log says of events that are not as they should be. */
const eventWarnings = (now: () => number) => ({
  // A wrong secret refuses every event, and anybody may send what is none.
  refused: oncePerMinute((times) => {
    log('WARNING', 'webhook_refused', { times });
  }, now),
  secretIsWrong: whenRepeated(
    SECRET_DOUBTED,
    () => {
      log('ERROR', 'webhook_secret_wrong');
    },
    now,
  ),
  otherVersion: oncePerMinute((times) => {
    log('WARNING', 'webhook_other_version', { times });
  }, now),
});

export const paymentRoutes = (router: IRouter, deps: Deps): void => {
  const warn = eventWarnings(deps.now);

  mount(router, deps, 'paymentWebhook', async ({ req, res }) => {
    const signature = req.get('stripe-signature');
    const event = receiveEvent(deps, rawBody(req), signature, {
      order: (orderId) => {
        noteOrder(res, orderId);
      },
      otherVersion: warn.otherVersion,
    });
    const whose = await event.catch((error: unknown) => {
      if (isWrongSignature(error)) {
        warn.refused();
        if (LOOKS_SIGNED.test(signature ?? '')) warn.secretIsWrong.happened();
      }
      throw error;
    });
    warn.secretIsWrong.forget();
    // Counted in the log, so that a shop that hears only of others can be told from a quiet one.
    if (whose === 'foreign') log('INFO', 'event_of_others');
    return { received: true };
  });

  mount(router, deps, 'listReturnedPayments', async ({ query, res }) => {
    res.vary('Accept, Authorization');
    return listed(res, await listReturnedPayments(deps, query));
  });

  mount(router, deps, 'getPayment', async ({ caller, params, res }) => {
    res.vary('Accept, Authorization');
    return getOrder(deps, caller, params.orderId);
  });

  mount(router, deps, 'openCheckout', async ({ caller, params, req, res }) => {
    const { url, replayed } = await openCheckout(deps, caller, {
      orderId: params.orderId,
      idempotencyKey: idempotencyKeyOf(req),
      content: rawBody(req).toString('utf8'),
    });
    markReplayed(res, replayed);
    return { url };
  });
};
