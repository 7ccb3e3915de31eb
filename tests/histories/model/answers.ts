import type { Answer, Command, Part } from '../protocol.ts';
import type { OrderState } from '../snapshot.ts';
import type { Issued, Ledger } from './ledger.ts';
import { checkPlace } from './place-answer.ts';
import { isOwed, isRefunding } from './refunds.ts';
import { demand } from './violation.ts';

/** In some state that the command may have seen, the order (or its absence) was like that. */
const wasEver = (
  ledger: Ledger,
  issued: Issued,
  orderId: string,
  like: (order: OrderState | undefined) => boolean,
): boolean => ledger.during(issued).some(({ orders }) => like(orders.get(orderId)));

type Of<Kind extends Command['do']> = Extract<Command, { do: Kind }>;

/** The same of the order, or of the pieces that the command was to split off it. */
const wasEverDone = (
  ledger: Ledger,
  issued: Issued,
  command: { orderId: string; part?: Part },
  like: (order: OrderState) => boolean,
): boolean =>
  ledger
    .during(issued)
    .some(({ orders }) =>
      [...orders.values()].some((order) => ledger.isAbout(command, order.id) && like(order)),
    );

/** Part of a line was refused, since it had another number of pieces at some moment. */
const isOtherQuantity = (
  ledger: Ledger,
  issued: Issued,
  { orderId, part }: { orderId: string; part?: Part },
  code: string,
): boolean =>
  code === 'quantity_changed' &&
  part !== undefined &&
  wasEver(ledger, issued, orderId, (order) => order?.quantity !== part.of);

/** So many lines of a purchase ended in one commit since then, and nobody else was told of that one. */
const isEndOfPurchase = (ledger: Ledger, { from }: Issued, purchaseId: string, count: unknown) => {
  const ended = new Map<number, number>();
  for (const { id, purchase } of ledger.orders.values()) {
    const at = purchase?.id === purchaseId ? ledger.removed.get(id) : undefined;
    if (at !== undefined && at > from) ended.set(at, (ended.get(at) ?? 0) + 1);
  }
  const [commit] = [...ended].find(([at, lines]) => lines === count && !ledger.told.has(at)) ?? [];
  if (commit !== undefined) ledger.told.add(commit);
  return commit !== undefined;
};

const checkCancel = (
  ledger: Ledger,
  issued: Issued,
  { orderId, purchaseId }: Of<'cancel'>,
  answer: Answer,
) => {
  if (answer.ok && purchaseId !== null)
    return isEndOfPurchase(ledger, issued, purchaseId, answer.value);
  if (answer.ok) {
    demand(!ledger.cancelled.has(orderId), `${orderId}: cancelled twice`);
    ledger.cancelled.add(orderId);
    const removed = ledger.removed.get(orderId);
    return removed !== undefined && removed > issued.from;
  }
  if (answer.code === 'not_found')
    return wasEver(ledger, issued, orderId, (order) => order === undefined);
  if (answer.code === 'order_paid')
    return (
      wasEver(ledger, issued, orderId, (order) => order?.paid === true) ||
      ledger.isPaidAtGateway(orderId)
    );
  return false;
};

const isRefusedRefund = (ledger: Ledger, issued: Issued, orderId: string, code: string) =>
  (code === 'not_found' && wasEver(ledger, issued, orderId, (order) => order === undefined)) ||
  (code === 'order_refunded' &&
    wasEver(ledger, issued, orderId, (order) => order !== undefined && isRefunding(order)));

const checkShip = (ledger: Ledger, issued: Issued, command: Of<'ship'>, answer: Answer) => {
  const { orderId, part } = command;
  if (answer.ok) return wasEverDone(ledger, issued, command, ({ shipped }) => shipped);
  if (isOtherQuantity(ledger, issued, command, answer.code)) return true;
  if (answer.code === 'order_shipped')
    return (
      part !== undefined && wasEver(ledger, issued, orderId, (order) => order?.shipped === true)
    );
  if (answer.code === 'order_not_paid')
    return wasEver(ledger, issued, orderId, (order) => order?.paid === false);
  if (answer.code === 'order_withdrawn')
    return wasEver(ledger, issued, orderId, (order) => order?.withdrawn === true);
  return isRefusedRefund(ledger, issued, orderId, answer.code);
};

/** Undone, or there was nothing to undo; refused because the time was over, or for what it was. */
const checkUndoShip = (
  ledger: Ledger,
  issued: Issued,
  { orderId }: Of<'undo-ship'>,
  answer: Answer,
) => {
  if (answer.ok)
    return wasEver(ledger, issued, orderId, (order) => order?.paid === true && !order.shipped);
  if (answer.code === 'undo_too_late')
    return wasEver(
      ledger,
      issued,
      orderId,
      (order) => order?.shipped === true && ledger.mayHaveCome(order.undoUntil ?? 0),
    );
  if (answer.code === 'order_not_paid')
    return wasEver(ledger, issued, orderId, (order) => order?.paid === false);
  return isRefusedRefund(ledger, issued, orderId, answer.code);
};

const checkRefund = (ledger: Ledger, issued: Issued, command: Of<'refund'>, answer: Answer) => {
  const { orderId, key } = command;
  if (answer.ok) return wasEverDone(ledger, issued, command, isRefunding);
  if (isOtherQuantity(ledger, issued, command, answer.code)) return true;
  if (answer.code === 'order_not_paid')
    return wasEver(ledger, issued, orderId, (order) => order?.paid === false);
  if (answer.code === 'idempotency_mismatch') return key !== undefined;
  return isRefusedRefund(ledger, issued, orderId, answer.code);
};

const checkCheckout = (
  ledger: Ledger,
  issued: Issued,
  { orderId, key }: Of<'checkout'>,
  answer: Answer,
) => {
  if (answer.ok) {
    const { url } = answer.value as { url: string };
    const session = ledger.gateway.sessions.find(({ id }) => url.endsWith(`/${id}`));
    return session !== undefined && ledger.isFor(session.metadata, orderId);
  }
  switch (answer.code) {
    case 'not_found':
      return wasEver(ledger, issued, orderId, (order) => order === undefined);
    case 'order_paid':
      return (
        wasEver(ledger, issued, orderId, (order) => order?.paid === true) ||
        ledger.isPaidAtGateway(orderId)
      );
    case 'idempotency_mismatch':
      return key !== undefined;
    default:
      return false;
  }
};

const checkEdit = (ledger: Ledger, issued: Issued, { productId }: Of<'edit'>, answer: Answer) => {
  if (answer.ok) return ledger.appliedEdits.has(issued.id);
  const versions = ledger.during(issued).map(({ products }) => products.get(productId)?.version);
  return answer.code === 'conflict' && new Set(versions).size > 1;
};

const checkRestock = (ledger: Ledger, issued: Issued, command: Of<'restock'>, answer: Answer) => {
  const { productId, delta, tag, key } = command;
  ledger.answeredRestocks.add(issued.id);
  if (answer.ok) {
    ledger.doneRestocks.add(tag);
    return true;
  }
  if (answer.code === 'out_of_stock') return ledger.lowest(issued, productId) < -delta;
  return answer.code === 'idempotency_mismatch' && key !== undefined;
};

const checkTransfer = (
  ledger: Ledger,
  issued: Issued,
  { orderId }: Of<'transfer'>,
  answer: Answer,
) => {
  if (answer.ok)
    return wasEver(
      ledger,
      issued,
      orderId,
      (order) => order !== undefined && order.transfer !== null,
    );
  if (answer.code === 'not_found')
    return wasEver(ledger, issued, orderId, (order) => order === undefined);
  return (
    answer.code === 'refund_not_failed' &&
    wasEver(ledger, issued, orderId, (order) => order !== undefined && !isOwed(order))
  );
};

const isRight = (ledger: Ledger, issued: Issued, answer: Answer): boolean => {
  const { command } = issued;
  switch (command.do) {
    case 'place':
      return checkPlace(ledger, issued, command, answer);
    case 'cancel':
      return checkCancel(ledger, issued, command, answer);
    case 'ship':
      return checkShip(ledger, issued, command, answer);
    case 'undo-ship':
      return checkUndoShip(ledger, issued, command, answer);
    case 'checkout':
      return checkCheckout(ledger, issued, command, answer);
    case 'edit':
      return checkEdit(ledger, issued, command, answer);
    case 'restock':
      return checkRestock(ledger, issued, command, answer);
    case 'transfer':
      return checkTransfer(ledger, issued, command, answer);
    case 'refund':
      return checkRefund(ledger, issued, command, answer);
    case 'withdraw':
      if (answer.ok) ledger.declared.add(command.name);
      return answer.ok;
    case 'release':
    case 'finish-refunds':
    case 'send-shipped-mails':
      return answer.ok;
    case 'deliver':
      // A refund whose payment has not been heard of yet is to be told again.
      return answer.ok || answer.code === 'conflict';
  }
};

/** What a shop may answer when the world around it failed or somebody else was always faster. */
const EXCUSED = [
  'internal',
  'failure',
  'too_many_requests',
  'payment_unavailable',
  'refund_refused',
  // Of an event that waited too long for a process to look at it.
  'invalid_signature',
];

/**
 * Checks what a command was answered against the states it may have seen.
 * @throws Violation
 */
export const checkAnswer = (ledger: Ledger, issued: Issued, answer: Answer): void => {
  const said = answer.ok ? 'success' : `${answer.code} (${answer.message})`;
  const disturbed = ledger.disturbances > issued.faults;
  if (!answer.ok && disturbed && EXCUSED.includes(answer.code)) return;
  demand(
    isRight(ledger, issued, answer),
    `${issued.command.do} #${issued.id} was answered with ${said}, which was true at no moment`,
  );
};
