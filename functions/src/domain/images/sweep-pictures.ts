import { UNUSED_PICTURE_TTL_MS } from '../../contract/constants.ts';
import type { Deps } from '../deps.ts';

const PAGE = 100;
/** What is left after so many pages is for the next run. */
const MOST_PAGES = 50;

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
export const sweepPictures = async (deps: SweepDeps): Promise<SweepReport> => {
  const report: SweepReport = { deleted: 0, kept: 0, failed: [] };
  const now = deps.now();
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await deps.uploads.listDue(now, { limit: PAGE, cursor });
    for (const id of page.items) {
      try {
        report[await sweep(deps, id)] += 1;
      } catch {
        report.failed.push(id);
      }
    }
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor !== undefined && pages < MOST_PAGES);
  return report;
};
