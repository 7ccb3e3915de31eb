import type { Deps } from '../deps.ts';
import { reconcile, type Comparison, type ReconcileReport } from './reconcile.ts';

type CompareDeps = Parameters<typeof reconcile>[0] & Pick<Deps, 'ledger'>;

/**
 * Compares what is new since the last of these runs and keeps how far it came, so that each costs
 * what is new and not what was; what there was no time for is for the next one.
 */
export const reconcileChanges = async (
  deps: CompareDeps,
  comparison: Omit<Comparison, 'from'>,
): Promise<ReconcileReport> => {
  const from = await deps.ledger.progress();
  const report = await reconcile(deps, { ...comparison, from });
  await deps.ledger.keepProgress(report.progress);
  return report;
};
