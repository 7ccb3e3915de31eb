import { AppError } from '../../contract/api/app-error.ts';
import { ERRORS, type ErrorCode } from '../../contract/api/error-codes.ts';
import type { Shipment, ShipmentResult } from '../../contract/schemas/shipments.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { ignoreFailure, type ReportFailure } from '../scheduled-work.ts';
import { shipPurchase } from './ship-order.ts';
import { type SettingsReader, withTrackingLinks } from './tracking-link.ts';

type BatchDeps = Pick<Deps, 'orders' | 'payments' | 'now'> & SettingsReader;

/** How many are shipped at a time: enough to be quick, too few to be in each other's way. */
const AT_A_TIME = 5;

/**
 * Milliseconds after which no more is begun. One that never gets through gives up after some ten
 * seconds, so that the call is answered within the minute that a function has.
 */
export const BATCH_TIME_MS = 35_000;

const refused = (id: string, code: ErrorCode): ShipmentResult => ({
  id,
  code,
  message: ERRORS[code].message,
});

/**
 * Ships several orders, each in a commit of its own as `shipPurchase` does. One that is
 * refused, as one that is disputed or withdrawn from always is, keeps none of the others back; what
 * nobody expected is reported and answered as `internal`. Gives what became of each, in their order.
 */
export const shipBatch = async (
  deps: BatchDeps,
  caller: Caller,
  shipments: readonly Shipment[],
  reportFailure: ReportFailure = ignoreFailure,
): Promise<ShipmentResult[]> => {
  const begun = deps.now();
  const resultOf = async ({ id, ...tracking }: Shipment): Promise<ShipmentResult> => {
    if (deps.now() - begun > BATCH_TIME_MS) return refused(id, 'too_many_requests');
    try {
      return { id, modifiedCount: await shipPurchase(deps, caller, id, { tracking }) };
    } catch (error) {
      if (error instanceof AppError) return refused(id, error.code);
      reportFailure(id, error);
      return refused(id, 'internal');
    }
  };
  const results: ShipmentResult[] = [];
  const waiting = (await withTrackingLinks(deps, shipments)).entries();
  const work = async (): Promise<void> => {
    for (const [index, shipment] of waiting) results[index] = await resultOf(shipment);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return results;
};
