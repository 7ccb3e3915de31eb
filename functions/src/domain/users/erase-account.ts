import { AppError } from '../../contract/api/app-error.ts';
import { orderAllows, orderState } from '../../contract/orders/order-transitions.ts';
import type { ErasureState } from '../../contract/schemas/own-data.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { Erasure } from '../../data/people/erasure-repository.ts';
import {
  pseudonymOf,
  type DeletedKind,
  type RecordKind,
  type RecordOwner,
} from '../../data/people/personal-records.ts';
import { LIST_LIMIT } from '../../contract/constants.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { deletePicture } from '../images/delete-unused-pictures.ts';
import type { RemovalDeps } from '../orders/remove-order.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { deleteProductReview } from '../reviews/product-reviews.ts';
import { ignoreFailure, pagesOf, type ReportFailure } from '../scheduled-work.ts';
import { isVerified } from './find-user.ts';

type ErasureDeps = RemovalDeps &
  Pick<
    Deps,
    | 'users'
    | 'identity'
    | 'erasures'
    | 'personalRecords'
    | 'reviews'
    | 'productReviews'
    | 'images'
    | 'uploads'
  >;

/** Milliseconds that a call takes for it; what is left is for the scheduled job. */
const CALL_MS = 12_000;

/** Whether something is still owed for an order, or is about to be: who erased it could not be told. */
const isUnfinished = (order: Order): boolean =>
  ['paid', 'refunding', 'refund_failed'].includes(orderState(order)) ||
  order.undoUntil !== null ||
  order.dispute?.state === 'open';

/** @throws AppError `conflict` while an order is paid and not done with. */
const requireNothingOpen = async ({ orders }: Pick<Deps, 'orders'>, uid: string): Promise<void> => {
  for await (const page of pagesOf((request) => orders.listOf({ uid }, request))) {
    const open = page.find(isUnfinished);
    if (open)
      throw new AppError('conflict', {
        message: `Order ${open.number} is paid and not done with: it has to be shipped, refunded or settled first. Then the account can be erased.`,
      });
  }
};

/** As whom the job acts: the person, already without their address. */
const actorOf = (uid: string): Caller => ({ uid, email: pseudonymOf(uid), role: 'customer' });

/** One step of an erasure does a batch and gives how many records that were, 0 once none is left. */
type Step = (deps: ErasureDeps, erasure: Erasure, owner: RecordOwner) => Promise<number>;

/** An order that was paid in the meantime has to be done with before the rest can go. */
const cancelUnpaid: Step = async (deps, { uid }) => {
  await requireNothingOpen(deps, uid);
  let cancelled = 0;
  for await (const page of pagesOf((request) => deps.orders.listOf({ uid }, request)))
    for (const order of page) {
      if (!orderAllows(order, 'cancel')) continue;
      if (!(await deps.orders.find(order._id))) continue;
      cancelled += 1 + (await cancelOrder(deps, actorOf(uid), order._id)).length;
    }
  return cancelled;
};

/** The stars that its product counts go with each, so each is a commit of its own. */
const removeProductReviews: Step = async (deps, { uid }, owner) => {
  const found = await deps.personalRecords.list('productReviews', owner, LIST_LIMIT.max);
  for (const { id } of found) await deleteProductReview(deps, actorOf(uid), id);
  return found.length;
};

const removeReviews: Step = async ({ reviews, personalRecords, now }, { uid }, owner) => {
  const found = await personalRecords.list('reviews', owner, LIST_LIMIT.max);
  for (const { id } of found)
    await reviews.remove(id, {
      ...{ type: 'review.deleted', at: now(), by: pseudonymOf(uid) },
      details: { before: { _id: id } },
    });
  return found.length;
};

/** What a product or post shows is the shop's from now on; all else goes, the person's own photo included. */
const removeUploads: Step = async (deps, { uid }, owner) => {
  const { images, uploads, personalRecords } = deps;
  const found = await personalRecords.list('uploads', owner, LIST_LIMIT.max);
  for (const { id } of found)
    if (await uploads.isShown(images.addressPrefix(id), uid)) await uploads.disown(id);
    else await deletePicture(deps, id);
  return found.length;
};

const remove =
  (kind: DeletedKind): Step =>
  ({ personalRecords }, _erasure, owner) =>
    personalRecords.deleteSome(kind, owner);

/** In this order: what a step writes, a later one erases. */
const STEPS: readonly (readonly [RecordKind | 'orders', Step])[] = [
  ['orders', cancelUnpaid],
  ['cancelledOrders', remove('cancelledOrders')],
  ['productReviews', removeProductReviews],
  ['reviews', removeReviews],
  ['uploads', removeUploads],
  ['stockAlerts', remove('stockAlerts')],
  ['contactMessages', remove('contactMessages')],
  ['withheldMail', remove('withheldMail')],
  ['mail', remove('mail')],
  [
    'cancelledOrders',
    ({ personalRecords }, _erasure, owner) => personalRecords.hideInCancelled(owner),
  ],
  [
    'auditLog',
    ({ personalRecords }, { email }, owner) =>
      personalRecords.hideInLog({ ...owner, formerEmail: email }),
  ],
];

/**
 * Goes on with an erasure until `until` (milliseconds). May run twice, in parallel, or be stopped at any
 * point: each step looks for what is left. The account at the provider goes before the profile, by which
 * the shop knows it.
 * @throws AppError as the use cases that it runs; the next run goes on from there
 */
const continueErasure = async (
  deps: ErasureDeps,
  erasure: Erasure,
  until: number,
): Promise<ErasureState> => {
  const { uid, email, byAddress } = erasure;
  const owner = { uid, email: byAddress && email !== '' ? email : undefined };
  for (const [kind, step] of STEPS)
    for (;;) {
      if (deps.now() > until) return 'running';
      const records = await step(deps, erasure, owner);
      if (records === 0) break;
      await deps.erasures.count(uid, kind, records);
    }
  await deps.identity.remove(uid);
  await deps.erasures.finish(uid, deps.now());
  return 'done';
};

/**
 * Closes an account and erases what the shop has of its person, but for what the law keeps. The first
 * commit closes it and records the request; what this call cannot finish a scheduled job does.
 * @throws AppError `conflict` while an order is paid and not done with; `last_admin` when nobody could
 *   run the shop afterwards; `too_many_requests` while others change rights.
 */
export const eraseAccount = async (
  deps: ErasureDeps,
  by: Pick<Caller, 'uid' | 'email'>,
  { _id: uid, email }: User,
): Promise<{ state: ErasureState }> => {
  await requireNothingOpen(deps, uid);
  const isSelf = by.uid === uid;
  const requestedAt = deps.now();
  const byAddress = !isSelf || (await isVerified(deps, { _id: uid, email }));
  const erasure = { uid, email, byAddress, requestedAt };
  await retryOnContention(() =>
    deps.users.beginErasure(erasure, {
      ...{ type: 'user.erasure', at: requestedAt, by: isSelf ? pseudonymOf(uid) : by.email },
      details: { uid: pseudonymOf(uid) },
    }),
  );
  await deps.identity.setDisabled(uid, true);
  try {
    return { state: await continueErasure(deps, erasure, requestedAt + CALL_MS) };
  } catch {
    // The account is closed and the request recorded: the job tries again, and logs why it cannot.
    return { state: 'running' };
  }
};

interface ErasureReport {
  done: number;
  /** Left for the next run, which begins with them. */
  running: number;
  /** Uids of accounts that could not be erased now; the next run finds them again. */
  failed: string[];
}

/** Finishes the erasures that their calls did not, until `until` (milliseconds). */
export const finishErasures = async (
  deps: ErasureDeps,
  until: number,
  reportFailure: ReportFailure = ignoreFailure,
): Promise<ErasureReport> => {
  const report: ErasureReport = { done: 0, running: 0, failed: [] };
  // Those of the last moments their own calls are at.
  const begunBy = deps.now() - 2 * CALL_MS;
  for await (const page of pagesOf((request) => deps.erasures.listRunning(begunBy, request)))
    for (const erasure of page)
      try {
        report[await continueErasure(deps, erasure, until)] += 1;
      } catch (error) {
        report.failed.push(erasure.uid);
        reportFailure(erasure.uid, error);
      }
  return report;
};
