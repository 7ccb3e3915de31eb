import { UNUSED_PICTURE_TTL_MS } from '../../contract/constants.ts';
import type { Deps } from '../deps.ts';
import { ignoreFailure, pagesOf, type ReportFailure } from '../scheduled-work.ts';

/** Deletes a picture; its note goes last, so that after a crash in between the next run deletes the rest. */
export const deletePicture = async (
  { images, uploads }: Pick<Deps, 'images' | 'uploads'>,
  id: string,
): Promise<void> => {
  await images.remove(id);
  await uploads.forget(id);
};

type PictureDeps = Pick<Deps, 'images' | 'uploads' | 'now'>;

export interface UnusedPictureReport {
  deleted: number;
  /** In use; looked at again a day later. */
  kept: number;
  /** Ids of uploads that could not be dealt with now; the next run finds them again. */
  failed: string[];
}

const deleteUnused = async (deps: PictureDeps, id: string): Promise<'deleted' | 'kept'> => {
  const { images, uploads, now } = deps;
  if (await uploads.isShown(images.addressPrefix(id))) {
    await uploads.putOff(id, now() + UNUSED_PICTURE_TTL_MS);
    return 'kept';
  }
  await deletePicture(deps, id);
  return 'deleted';
};

/**
 * Deletes the pictures that were uploaded a day ago or earlier and that nothing shows. May run
 * twice, in parallel, or be stopped at any point.
 */
export const deleteUnusedPictures = async (
  deps: PictureDeps,
  reportFailure: ReportFailure = ignoreFailure,
): Promise<UnusedPictureReport> => {
  const report: UnusedPictureReport = { deleted: 0, kept: 0, failed: [] };
  const now = deps.now();
  for await (const ids of pagesOf((page) => deps.uploads.listDue(now, page))) {
    for (const id of ids) {
      try {
        report[await deleteUnused(deps, id)] += 1;
      } catch (error) {
        report.failed.push(id);
        reportFailure(id, error);
      }
    }
  }
  return report;
};
