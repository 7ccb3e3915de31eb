import { describe, expect, it } from 'vitest';
import { shownPictureAt } from './show-picture.ts';

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
