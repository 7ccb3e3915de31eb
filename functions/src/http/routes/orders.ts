import type { IRouter } from 'express';
import type { TrackingForm } from '../../contract/schemas/after-order.ts';
import type { Deps } from '../../domain/deps.ts';
import { cancelOrder, cancelPurchase } from '../../domain/orders/cancel-order.ts';
import {
  getCancelled,
  listCancelled,
  listCancelledOf,
} from '../../domain/orders/cancelled-orders.ts';
import { changeAddress } from '../../domain/orders/change-address.ts';
import { listOrders, listOrdersOf } from '../../domain/orders/list-orders.ts';
import { confirmVatNumber } from '../../domain/orders/confirm-vat-number.ts';
import { getPurchase } from '../../domain/orders/find-order.ts';
import { placeOrder } from '../../domain/orders/place-order.ts';
import { placePurchase, placePurchaseFor } from '../../domain/orders/place-purchase.ts';
import { recordTransfer } from '../../domain/orders/record-transfer.ts';
import { addNote, getOfficeOrder } from '../../domain/orders/office-order.ts';
import { refundAmount } from '../../domain/orders/refund-amount.ts';
import { refundOrder } from '../../domain/orders/refund-order.ts';
import { getToday } from '../../domain/orders/today.ts';
import { setTracking } from '../../domain/orders/set-tracking.ts';
import { shipBatch } from '../../domain/orders/ship-batch.ts';
import {
  shipOrder,
  shipParcel,
  shipPurchase,
  undoShipOrder,
  undoShipPurchase,
  type ShipKnowing,
} from '../../domain/orders/ship-order.ts';
import { withLink } from '../../domain/orders/tracking-link.ts';
import { factsOf, noteOrder } from '../call-log.ts';
import { idempotencyKeyOf, markReplayed, once } from '../idempotency.ts';
import { log } from '../log.ts';
import { listed } from '../responses.ts';
import { mount } from '../mount.ts';

/** What somebody knows who ships, as the calls say it. */
const knowingOf = (
  query: { despiteDispute?: string | undefined; despiteWithdrawal?: string | undefined },
  tracking: TrackingForm,
): ShipKnowing => ({
  despiteDispute: query.despiteDispute === 'true',
  despiteWithdrawal: query.despiteWithdrawal === 'true',
  tracking,
});

export const orderRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'listOrders', async ({ query, res }) =>
    listed(res, await listOrders(deps, query)),
  );

  // Before the orders of a person: Express takes the first path that fits.
  mount(router, deps, 'getToday', () => getToday(deps));

  mount(router, deps, 'listCancelled', async ({ query, res }) =>
    listed(res, await listCancelled(deps, query)),
  );

  mount(router, deps, 'listCancelledOf', async ({ caller, params, query, res }) =>
    listed(res, await listCancelledOf(deps, caller, params.email, query)),
  );

  mount(router, deps, 'getCancelled', ({ caller, params }) =>
    getCancelled(deps, caller, params.id),
  );

  mount(router, deps, 'listOrdersOf', async ({ caller, params, query, res }) =>
    listed(res, await listOrdersOf(deps, caller, params.email, query)),
  );

  mount(router, deps, 'placeOrder', async ({ caller, body, req, res }) => {
    const { orderId, replayed } = await placeOrder(deps, caller, body, idempotencyKeyOf(req));
    markReplayed(res, replayed);
    noteOrder(res, orderId);
    return { insertedId: orderId };
  });

  mount(router, deps, 'placePurchase', async ({ caller, body, req, res }) => {
    const { purchaseId, replayed } = await placePurchase(deps, caller, body, idempotencyKeyOf(req));
    markReplayed(res, replayed);
    noteOrder(res, purchaseId);
    return { insertedId: purchaseId };
  });

  mount(router, deps, 'placePurchaseFor', async ({ caller, params, body, req, res }) => {
    const wanted = { email: params.email, body };
    const key = idempotencyKeyOf(req);
    const { purchaseId, replayed } = await placePurchaseFor(deps, caller, wanted, key);
    markReplayed(res, replayed);
    noteOrder(res, purchaseId);
    return { insertedId: purchaseId };
  });

  mount(router, deps, 'checkVatNumber', ({ caller, params }) =>
    confirmVatNumber(deps, caller.uid, params.number),
  );

  mount(router, deps, 'getPurchase', ({ caller, params }) => getPurchase(deps, caller, params.id));

  mount(router, deps, 'cancelPurchase', async ({ caller, params, query, res }) => {
    noteOrder(res, params.id);
    return { deletedCount: await cancelPurchase(deps, caller, params.id, query.reason) };
  });

  mount(router, deps, 'cancelOrder', async ({ caller, params, query }) => {
    const alsoCancelled = await cancelOrder(deps, caller, params.id, query.reason);
    return { deletedCount: 1, ...(alsoCancelled.length > 0 && { alsoCancelled }) };
  });

  mount(router, deps, 'changeAddress', async ({ caller, params, body }) => ({
    modifiedCount: await changeAddress(deps, caller, params.id, body),
  }));

  mount(router, deps, 'setTracking', async ({ caller, params, body }) => ({
    modifiedCount: await setTracking(deps, caller, params.id, await withLink(deps, body)),
  }));

  mount(router, deps, 'recordTransfer', (call) =>
    once('recordTransfer', call, (record) =>
      recordTransfer(deps, call.caller, call.params.id, call.body, record),
    ),
  );

  mount(router, deps, 'refundOrder', async ({ caller, params, body, req, res }) => {
    const { modifiedCount, replayed } = await refundOrder(deps, caller, {
      orderId: params.id,
      restock: body.restock,
      wholePurchase: body.wholePurchase,
      part: body.part,
      idempotencyKey: idempotencyKeyOf(req),
    });
    markReplayed(res, replayed);
    return { modifiedCount };
  });

  mount(router, deps, 'refundAmount', async ({ caller, params, body, req, res }) => {
    const { id, replayed } = await refundAmount(deps, caller, {
      ...{ ...body, orderId: params.id },
      idempotencyKey: idempotencyKeyOf(req),
    });
    markReplayed(res, replayed);
    return { insertedId: id };
  });

  mount(router, deps, 'getOfficeOrder', ({ caller, params }) =>
    getOfficeOrder(deps, caller, params.id),
  );

  mount(router, deps, 'addNote', (call) =>
    once('addNote', call, (record) =>
      addNote(deps, call.caller, call.params.id, call.body.text, record),
    ),
  );

  mount(router, deps, 'shipOrder', async ({ caller, params, query, body }) => {
    const knowing = knowingOf(query, await withLink(deps, body));
    return { modifiedCount: await shipOrder(deps, caller, params.id, knowing) };
  });

  mount(router, deps, 'shipPurchase', async ({ caller, params, query, body }) => {
    const { lines, ...tracking } = body;
    const knowing = knowingOf(query, await withLink(deps, tracking));
    return {
      modifiedCount: lines
        ? await shipParcel(deps, caller, params.id, lines, knowing)
        : await shipPurchase(deps, caller, params.id, knowing),
    };
  });

  mount(router, deps, 'shipOrders', async ({ caller, body, res }) => ({
    results: await shipBatch(deps, caller, body.shipments, (orderId, cause) =>
      log('ERROR', 'call_failed', { ...factsOf(res), orderId }, cause),
    ),
  }));

  mount(router, deps, 'undoShipPurchase', async ({ caller, params }) => ({
    modifiedCount: await undoShipPurchase(deps, caller, params.id),
  }));

  mount(router, deps, 'undoShipOrder', async ({ caller, params }) => ({
    modifiedCount: await undoShipOrder(deps, caller, params.id),
  }));
};
