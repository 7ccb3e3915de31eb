import { AppError } from '../../contract/app-error.ts';
import { pagesOf } from '../pages-of.ts';
import { releaseOrder } from './release-order.ts';
import type { RemovalDeps } from './remove-order.ts';

const AT_ONCE = 10;

export interface ReleaseReport {
  released: number;
  /** Paid, cancelled or changed in the meantime. */
  skipped: number;
  /** Ids of orders that could not be released now; the next run finds them again. */
  failed: string[];
}

const release = async (deps: RemovalDeps, id: string): Promise<keyof ReleaseReport> => {
  try {
    await releaseOrder(deps, id);
    return 'released';
  } catch (error) {
    const passed =
      error instanceof AppError && (error.code === 'not_found' || error.code === 'order_paid');
    return passed ? 'skipped' : 'failed';
  }
};

/**
 * Gives back the stock of all unpaid orders whose hold ran out. May run twice, in parallel, or be
 * stopped at any point: each order is released by one commit, or by none.
 */
export const releaseHolds = async (deps: RemovalDeps): Promise<ReleaseReport> => {
  const report: ReleaseReport = { released: 0, skipped: 0, failed: [] };
  const now = deps.now();
  for await (const due of pagesOf((page) => deps.orders.listRunOut(now, page))) {
    for (let from = 0; from < due.length; from += AT_ONCE) {
      const ids = due.slice(from, from + AT_ONCE);
      const results = await Promise.all(
        ids.map(async (id) => ({ id, result: await release(deps, id) })),
      );
      for (const { id, result } of results) {
        if (result === 'failed') report.failed.push(id);
        else report[result] += 1;
      }
    }
  }
  return report;
};
