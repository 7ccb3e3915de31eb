import { AppError } from '../../contract/app-error.ts';
import type { RefundDeps } from './record-refund.ts';
import { settleRefund } from './settle-refund.ts';

const PAGE = 100;
/** What is left after so many pages is for the next run. */
const MOST_PAGES = 50;
/** Milliseconds that a request is left to whoever made it. */
const GRACE_MS = 30_000;

export interface RefundReport {
  settled: number;
  /** Ids of orders whose refund the gateway refuses; they are what they were before. */
  refused: string[];
  /** Ids of orders that could not be settled now; the next run finds them again. */
  failed: string[];
}

/** Settles the refunds that were asked for and never came to their end. May run twice, or in parallel. */
export const finishRefunds = async (deps: RefundDeps): Promise<RefundReport> => {
  const report: RefundReport = { settled: 0, refused: [], failed: [] };
  const until = deps.now() - GRACE_MS;
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await deps.orders.listRefunding(until, { limit: PAGE, cursor });
    for (const id of page.items) {
      try {
        await settleRefund(deps, id);
        report.settled += 1;
      } catch (error) {
        const refused = error instanceof AppError && error.code === 'refund_refused';
        (refused ? report.refused : report.failed).push(id);
      }
    }
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor !== undefined && pages < MOST_PAGES);
  return report;
};
