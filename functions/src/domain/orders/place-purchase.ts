import { AppError } from '../../contract/api/app-error.ts';
import type { NewPurchase } from '../../contract/schemas/new-order.ts';
import { OFFICE } from '../../data/orders/private-order.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { type IdempotencyRequest, readIdempotencyKey } from '../idempotency.ts';
import { purchaseMail } from '../mail/order-mail.ts';
import type { OrderLine } from '../stock/requests.ts';
import { normalEmail } from '../users/find-user.ts';
import { withDeliveryTerms } from './delivery-terms.ts';
import type { PlacingDeps } from './place-order.ts';
import { replayPlaced } from './replay-placed.ts';

/** A purchase that was placed now, or earlier under the same key. */
export interface PlacedPurchase {
  purchaseId: string;
  replayed: boolean;
}

/** For whom a purchase is placed, and what came with it. */
interface Placing {
  uid: string;
  email: string;
  /** Who places it, where that is not the customer. */
  by?: string;
  /** Whether the customer has to choose a password before they can log in. */
  isInvited?: boolean;
  idempotency: IdempotencyRequest | undefined;
}

const placeLines = async (
  deps: PlacingDeps,
  { uid, email, by, isInvited = false, idempotency }: Placing,
  body: NewPurchase,
): Promise<PlacedPurchase> => {
  const { orders, stock, settings, mailPolicy } = deps;
  const { lines, ...address } = body;
  const lineOf = (wanted: NewPurchase['lines'][number]): OrderLine => ({
    orderId: orders.newId(),
    body: { ...address, ...wanted },
  });
  const [first, ...others] = lines;
  if (!first) throw new Error('a purchase has a line, or its schema lets too much pass');
  const addressed = await mailPolicy.recipientOf(uid, email);
  const purchaseId = orders.newId();
  const { id, replayed } = await replayPlaced(deps, idempotency, () =>
    withDeliveryTerms(deps, uid, body, (delivery) =>
      stock.place({
        kind: 'place',
        lines: [lineOf(first), ...others.map(lineOf)],
        purchaseId,
        delivery,
        ...{ uid, email, by, idempotency },
        mailOf: (placed, pace) => ({
          ...purchaseMail(purchaseId, placed, settings.shopUrl, { pace, isInvited }),
          ...addressed,
        }),
        attempted: false,
      }),
    ),
  );
  return { purchaseId: id, replayed };
};

/**
 * Takes the stock of several products and places an order for each in one commit, or none of them.
 * @throws AppError as `placeOrder` does, with the code of the first line that is refused and what is
 *   wrong with each in `fields`, under names such as `lines[2].quantity`.
 */
export const placePurchase = (
  deps: PlacingDeps,
  { uid, email }: Caller,
  body: NewPurchase,
  idempotencyKey: string | undefined,
): Promise<PlacedPurchase> => {
  const idempotency = readIdempotencyKey(idempotencyKey, uid, 'placePurchase', body);
  return placeLines(deps, { uid, email, idempotency }, body);
};

/**
 * The same for somebody on the telephone, whose order it is: the mail about it has the link to pay. To
 * them the shop placed it; the audit log says who.
 * @throws AppError as `placePurchase`, or `not_found` where no account has the address.
 */
export const placePurchaseFor = async (
  deps: PlacingDeps & Pick<Deps, 'identity' | 'payments'>,
  caller: Caller,
  { email: emailOfPath, body }: { email: string; body: NewPurchase },
  idempotencyKey: string | undefined,
): Promise<PlacedPurchase> => {
  const email = normalEmail(emailOfPath);
  const content = [email, body];
  const idempotency = readIdempotencyKey(idempotencyKey, caller.uid, 'placePurchaseFor', content);
  const uid = await deps.identity.uidOf(email);
  if (uid === undefined) throw new AppError('not_found', { message: NO_ACCOUNT });
  const { isInvited } = await deps.identity.account(uid);
  const placing = { uid, email, by: OFFICE, isInvited, idempotency };
  const placed = await placeLines(deps, placing, body);
  if (placed.replayed) return placed;
  const { purchaseId } = placed;
  const at = deps.now();
  const details = { orderId: purchaseId, uid };
  await deps.payments.record({
    at,
    records: { audit: { type: 'order.placed_by_office', at, by: caller.email, details } },
  });
  return placed;
};

const NO_ACCOUNT = 'No account has this address. Open one for the customer first.';
