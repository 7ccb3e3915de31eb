import { AppError } from '../../contract/api/app-error.ts';
import { ignoreFailure, pagesOf, type ReportFailure } from '../scheduled-work.ts';
import type { RefundDeps } from './record-refund.ts';
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

/** Settles the refunds that were asked for and never came to their end. May run twice, or in parallel. */
export const finishRefunds = async (
  deps: RefundDeps,
  reportFailure: ReportFailure = ignoreFailure,
): Promise<RefundReport> => {
  const report: RefundReport = { settled: 0, refused: [], failed: [] };
  const until = deps.now() - GRACE_MS;
  for await (const ids of pagesOf((page) => deps.orders.listRefunding(until, page))) {
    for (const id of ids) {
      try {
        await settleRefund(deps, id);
        report.settled += 1;
      } catch (error) {
        const refused = error instanceof AppError && error.code === 'refund_refused';
        (refused ? report.refused : report.failed).push(id);
        reportFailure(id, error);
      }
    }
  }
  return report;
};
