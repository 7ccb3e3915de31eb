import { UNUSED_PICTURE_TTL_MS } from '../../contract/constants.ts';
import type { Deps } from '../deps.ts';
import { pagesOf } from '../pages-of.ts';
import { tellNobody, type TellFailure } from '../tell-failure.ts';

type SweepDeps = Pick<Deps, 'images' | 'uploads' | 'now'>;

export interface SweepReport {
  deleted: number;
  /** In use; looked at again a day later. */
  kept: number;
  /** Ids of uploads that could not be dealt with now; the next run finds them again. */
  failed: string[];
}

const sweep = async (deps: SweepDeps, id: string): Promise<'deleted' | 'kept'> => {
  const { images, uploads, now } = deps;
  if (await uploads.isShown(images.addressPrefix(id))) {
    await uploads.putOff(id, now() + UNUSED_PICTURE_TTL_MS);
    return 'kept';
  }
  // Forgotten last: whoever stops in between leaves the rest for the next run.
  await images.remove(id);
  await uploads.forget(id);
  return 'deleted';
};

/**
 * Deletes the pictures that were uploaded a day ago or earlier and that nothing shows. May run
 * twice, in parallel, or be stopped at any point.
 */
export const sweepPictures = async (
  deps: SweepDeps,
  tellFailure: TellFailure = tellNobody,
): Promise<SweepReport> => {
  const report: SweepReport = { deleted: 0, kept: 0, failed: [] };
  const now = deps.now();
  for await (const ids of pagesOf((page) => deps.uploads.listDue(now, page))) {
    for (const id of ids) {
      try {
        report[await sweep(deps, id)] += 1;
      } catch (error) {
        report.failed.push(id);
        tellFailure(id, error);
      }
    }
  }
  return report;
};
