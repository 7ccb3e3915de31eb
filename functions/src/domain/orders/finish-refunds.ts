import { AppError } from '../../contract/api/app-error.ts';
import { ignoreFailure, pagesOf, type ReportFailure } from '../scheduled-work.ts';
import type { RefundDeps } from './record-refund.ts';
import { settlePartialRefund, type AmountDeps } from './refund-amount.ts';
import { settleRefund } from './settle-refund.ts';

/** Milliseconds for which the call that made a request may still finish it itself. */
const GRACE_MS = 30_000;

export interface RefundReport {
  settled: number;
  /** Ids of orders whose refund the gateway refuses; they are what they were before. */
  refused: string[];
  /** Ids of orders that could not be settled now; the next run finds them again. */
  failed: string[];
}

const finisher = (reportFailure: ReportFailure) => {
  const report: RefundReport = { settled: 0, refused: [], failed: [] };
  const finish = async (id: string, settle: () => Promise<void>): Promise<void> => {
    try {
      await settle();
      report.settled += 1;
    } catch (error) {
      const refused = error instanceof AppError && error.code === 'refund_refused';
      (refused ? report.refused : report.failed).push(id);
      reportFailure(id, error);
    }
  };
  return { report, finish };
};

/** Settles the refunds that were asked for and never came to their end. May run twice, or in parallel. */
export const finishRefunds = async (
  deps: RefundDeps,
  reportFailure: ReportFailure = ignoreFailure,
): Promise<RefundReport> => {
  const { report, finish } = finisher(reportFailure);
  const until = deps.now() - GRACE_MS;
  for await (const ids of pagesOf((page) => deps.orders.listRefunding(until, page)))
    for (const id of ids) await finish(id, () => settleRefund(deps, id));
  return report;
};

/** Orders whose partial refunds one run settles at most. */
const MOST_PARTIAL = 100;

/** The same for amounts that the payment service has not answered. */
export const finishPartialRefunds = async (
  deps: AmountDeps,
  reportFailure: ReportFailure = ignoreFailure,
): Promise<RefundReport> => {
  const { report, finish } = finisher(reportFailure);
  const until = deps.now() - GRACE_MS;
  for (const { id, orderId, at } of await deps.officeOrders.listAskedRefunds(MOST_PARTIAL)) {
    if (Date.parse(at) > until) continue;
    await finish(orderId, async () => {
      const order = await deps.orders.findWhole(orderId);
      if (order) await settlePartialRefund(deps, order, id);
    });
  }
  return report;
};
