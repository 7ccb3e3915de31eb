import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { showPicture, shownPictureAt } from './show-picture.ts';

const id = '0b1c2d3e-0000-4000-8000-0123456789ab';

describe('the path of a picture', () => {
  it('names an upload, a size and a format', () => {
    expect(shownPictureAt(`/pictures/${id}/1280.avif`)).toEqual({
      id,
      width: 1280,
      format: 'avif',
    });
  });

  it.each([
    `/pictures/${id}/641.webp`,
    `/pictures/${id}/640.svg`,
    `/pictures/${id}/640.webp/`,
    `/pictures/${id}%2F..%2Fx/640.webp`,
    `/pictures/../${id}/640.webp`,
    '/pictures/..%2F..%2Fprivate/640.webp',
    '/pictures/x/640.webp',
  ])('is not %s', (path) => {
    expect(shownPictureAt(path)).toBeUndefined();
  });
});

describe('a picture at its path', () => {
  /** Storage that holds one width, and what it was asked for. */
  const holding = (kept: number) => {
    const file = { length: kept, etag: undefined, body: Readable.from([]) };
    const read = vi.fn((_id: string, width: number) =>
      Promise.resolve(width === kept ? file : undefined),
    );
    return { read, deps: { images: { ...NO_STORE, read } } };
  };
  const NO_STORE = {
    save: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    address: () => '',
    addressPrefix: () => '',
    isOwn: () => true,
  };

  it('is the small one where one is kept', async () => {
    const { deps, read } = holding(160);
    expect(await showPicture(deps, `/pictures/${id}/160.webp`)).toMatchObject({ length: 160 });
    expect(read.mock.calls).toEqual([[id, 160, 'webp']]);
  });

  it('is the next larger size of what was uploaded before small ones were kept', async () => {
    const shown = await showPicture(holding(320).deps, `/pictures/${id}/160.webp`);
    expect(shown).toMatchObject({ length: 320, format: 'webp' });
  });

  it.each([640, 1280])('is of no other size where %i is missing', async (width) => {
    expect(await showPicture(holding(320).deps, `/pictures/${id}/${width}.webp`)).toBeUndefined();
  });
});
