import { describe, expect, it, vi } from 'vitest';
import { UNUSED_PICTURE_TTL_MS } from '../../contract/constants.ts';
import type { ImageStore } from '../../data/pictures/image-store.ts';
import type { UploadRepository } from '../../data/pictures/upload-repository.ts';
import { deleteUnusedPictures } from './delete-unused-pictures.ts';

const NOW = Date.UTC(2026, 10, 22);
const MOST = 50 * 100;

/** Uploads that are due from the first to the last; those that `shown` names are in use. */
const shopWith = (ids: string[], shown: string[] = [], broken: string[] = []) => {
  const due = new Map(ids.map((id, index) => [id, index]));
  const files = new Set(ids);
  const uploads: UploadRepository = {
    begin: () => Promise.resolve(''),
    listDue: (now, { limit, cursor = '-1' }) => {
      const open = [...due].filter(([, at]) => at <= now && at > Number(cursor));
      const page = open.slice(0, limit);
      const more = open.length > limit;
      return Promise.resolve({
        items: page.map(([id]) => id),
        nextCursor: more ? String(page.at(-1)?.[1]) : undefined,
      });
    },
    isShown: (prefix) => Promise.resolve(shown.includes(prefix)),
    putOff: (id, lookAt) => Promise.resolve(void due.set(id, lookAt)),
    forget: (id) => Promise.resolve(void due.delete(id)),
    disown: () => Promise.resolve(),
  };
  const images: ImageStore = {
    save: () => Promise.resolve(),
    remove: (id) =>
      broken.includes(id)
        ? Promise.reject(new Error('Storage is out of reach'))
        : Promise.resolve(void files.delete(id)),
    read: () => Promise.resolve(undefined),
    address: () => '',
    addressPrefix: (id) => id,
    isOwn: () => true,
  };
  return { deps: { uploads, images, now: () => NOW }, due, files };
};

const names = (count: number) => Array.from({ length: count }, (_item, index) => `u${index}`);

describe('deleteUnusedPictures', () => {
  it('goes through all pages', async () => {
    const { deps, files } = shopWith(names(250), ['u7', 'u249']);
    expect(await deleteUnusedPictures(deps)).toEqual({ deleted: 248, kept: 2, failed: [] });
    expect([...files]).toEqual(['u7', 'u249']);
  });

  it('ends after so many pages; the next run does the rest', async () => {
    const { deps, files } = shopWith(names(MOST + 1));
    expect(await deleteUnusedPictures(deps)).toMatchObject({ deleted: MOST });
    expect([...files]).toEqual([`u${MOST}`]);
    expect(await deleteUnusedPictures(deps)).toMatchObject({ deleted: 1 });
  });

  it('puts off what is in use by a day', async () => {
    const { deps, due } = shopWith(['u0'], ['u0']);
    await deleteUnusedPictures(deps);
    expect(due.get('u0')).toBe(NOW + UNUSED_PICTURE_TTL_MS);
  });

  it('reports what it could not delete and why, and goes on with the others', async () => {
    const { deps, due, files } = shopWith(names(3), [], ['u1']);
    const reportFailure = vi.fn();
    const report = { deleted: 2, kept: 0, failed: ['u1'] };
    expect(await deleteUnusedPictures(deps, reportFailure)).toEqual(report);
    expect(reportFailure.mock.calls).toEqual([['u1', new Error('Storage is out of reach')]]);
    expect([[...due.keys()], [...files]]).toEqual([['u1'], ['u1']]);
  });
});
