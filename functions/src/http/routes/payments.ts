import type { IRouter } from 'express';
import { AppError } from '../../contract/api/app-error.ts';
import type { Deps } from '../../domain/deps.ts';
import { getOrder } from '../../domain/orders/find-order.ts';
import { listReturnedPayments } from '../../domain/payments/paid-orders.ts';
import { openCheckout } from '../../domain/payments/open-checkout.ts';
import { receiveEvent } from '../../domain/payments/receive-event.ts';
import { noteOrder } from '../call-log.ts';
import { log, oncePerMinute } from '../log.ts';
import { idempotencyKeyOf, markReplayed } from '../idempotency.ts';
import { listed } from '../responses.ts';
import { mount } from '../mount.ts';
import { rawBody } from '../raw-body.ts';

const isWrongSignature = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'invalid_signature';

export const paymentRoutes = (router: IRouter, deps: Deps): void => {
  // A wrong secret refuses every event, and anybody may send what is none.
  const warnOfSignature = oncePerMinute((times) => {
    log('WARNING', 'webhook_refused', { times });
  }, deps.now);

  mount(router, deps, 'paymentWebhook', async ({ req, res }) => {
    const signature = req.get('stripe-signature');
    const event = receiveEvent(deps, rawBody(req), signature, (orderId) => {
      noteOrder(res, orderId);
    });
    const whose = await event.catch((error: unknown) => {
      if (isWrongSignature(error)) warnOfSignature();
      throw error;
    });
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
