import type { Deps } from '../../../functions/src/domain/deps.ts';
import { countryFor, delivery } from './delivery.ts';
import type { Answer, Command } from '../protocol.ts';
import type { Source } from './source.ts';

/** What somebody in the office says of the money that went out by bank. */
const TRANSFER = { reference: 'by bank', date: '2026-11-20' };

/** All of an order, or some pieces of it in a parcel of their own. */
const ship = async (
  source: Source,
  deps: Deps,
  { caller, orderId, part }: Extract<Command, { do: 'ship' }>,
): Promise<number> => {
  if (!part) return source.shipOrder(deps, caller, orderId);
  const { purchase } = await source.getOrder(deps, caller, orderId);
  const lines = [{ id: orderId, ...part }];
  return source.shipParcel(deps, caller, purchase?.id ?? orderId, lines);
};

/** Calls the use case as its HTTP handler does. */
const call = async (source: Source, deps: Deps, command: Command): Promise<unknown> => {
  switch (command.do) {
    case 'place': {
      const { caller, quantity, together, tag, key } = command;
      const to = { ...delivery, customerName: tag, country: countryFor(quantity) };
      const lines = command.lines.map((line) => ({ ...line, quantity }));
      if (together) return source.placePurchase(deps, caller, { ...to, lines }, key);
      const [line] = lines;
      if (!line) throw new Error('an order is of a product');
      return source.placeOrder(deps, caller, { ...to, ...line }, key);
    }
    case 'cancel':
      return command.purchaseId === null
        ? source.cancelOrder(deps, command.caller, command.orderId)
        : source.cancelPurchase(deps, command.caller, command.purchaseId);
    case 'ship':
      return ship(source, deps, command);
    case 'undo-ship':
      return source.undoShipOrder(deps, command.caller, command.orderId);
    case 'send-shipped-mails':
      return source.sendShippedMails(deps);
    case 'checkout': {
      const { caller, orderId, key: idempotencyKey } = command;
      return source.openCheckout(deps, caller, { orderId, idempotencyKey, content: '' });
    }
    case 'edit': {
      const { caller, productId, add, price } = command;
      const before = await source.getProduct(deps, productId);
      const { name, description, img, minOrder, updatedAt } = before;
      // The schema at the door lets nobody have fewer than none.
      const available = Math.max(0, before.available + add);
      const facts = { name, description, img, minOrder, price, available };
      return source.updateProduct(deps, caller, productId, { ...facts, updatedAt });
    }
    case 'restock': {
      const { caller, productId, delta, tag: reason, key: idempotencyKey } = command;
      return source.restockProduct(deps, caller, { productId, delta, reason, idempotencyKey });
    }
    case 'transfer':
      return source.recordTransfer(deps, command.caller, command.orderId, TRANSFER);
    case 'withdraw': {
      const { orderNumber, email, name, part: some } = command;
      const part = some && {
        part: `${some.quantity} pieces`,
        lines: [{ id: some.orderId, quantity: some.quantity }],
      };
      return source.declareWithdrawal(deps, { orderNumber, email, name, ...part });
    }
    case 'refund': {
      const { caller, orderId, restock, part, key: idempotencyKey } = command;
      return source.refundOrder(deps, caller, { orderId, restock, part, idempotencyKey });
    }
    case 'finish-refunds':
      return source.finishRefunds(deps);
    case 'release':
      return source.releaseHolds(deps);
    case 'deliver':
      return source.receiveEvent(deps, Buffer.from(command.body), command.signature);
  }
};

/** What the caller of a command hears, as the error handler would say it. */
export const runCommand = async (source: Source, deps: Deps, command: Command): Promise<Answer> => {
  try {
    return { ok: true, value: await call(source, deps, command) };
  } catch (error) {
    if (error instanceof source.AppError)
      return { ok: false, code: error.code, message: error.message };
    return { ok: false, code: 'failure', message: error instanceof Error ? error.message : '' };
  }
};
