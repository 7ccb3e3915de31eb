import type { IRouter } from 'express';
import * as logger from 'firebase-functions/logger';
import type { Deps } from '../../domain/deps.ts';
import { getOrder } from '../../domain/orders/get-order.ts';
import { listReturnedPayments } from '../../domain/payments/list-returned-payments.ts';
import { openCheckout } from '../../domain/payments/open-checkout.ts';
import { receiveEvent } from '../../domain/payments/receive-event.ts';
import { idempotencyKeyOf, markReplayed } from '../idempotency.ts';
import { listed } from '../listed.ts';
import { mount } from '../mount.ts';
import { rawBody } from '../raw-body.ts';

export const paymentRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'paymentWebhook', async ({ req }) => {
    const whose = await receiveEvent(deps, rawBody(req), req.get('stripe-signature'));
    // Counted in the log, so that a shop that hears only of others can be told from a quiet one.
    if (whose === 'foreign') logger.info('Left an event of another program alone');
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
