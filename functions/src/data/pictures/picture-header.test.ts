import { expect, it } from 'vitest';
import { IMAGE_LIMITS } from '../../contract/site/images.ts';
import { tooLarge, type PictureHeader } from './picture-header.ts';

const header = (picture: Partial<PictureHeader>): PictureHeader => ({
  format: 'jpeg',
  width: 8000,
  height: 8000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  ...picture,
});

it.each([
  ['the largest photo of a phone', header({}), header({ width: 8001 })],
  [
    'a panorama as wide as WebP',
    header({ width: IMAGE_LIMITS.side, height: 3000 }),
    header({ width: IMAGE_LIMITS.side + 1, height: 3000 }),
  ],
  [
    'a progressive JPEG',
    header({ isProgressive: true, width: 4791 }),
    header({ isProgressive: true, width: 4792 }),
  ],
  [
    'an interlaced PNG of 16 bits',
    header({ format: 'png', channels: 4, depth: 'ushort', isProgressive: true, width: 1796 }),
    header({ format: 'png', channels: 4, depth: 'ushort', isProgressive: true, width: 1797 }),
  ],
  [
    'a GIF',
    header({ format: 'gif', channels: 4, width: 3593 }),
    header({ format: 'gif', channels: 4, width: 3594 }),
  ],
  [
    'an AVIF of a camera',
    header({ format: 'heif', width: 4080, height: 3060 }),
    header({ format: 'heif', width: 4128, height: 3096 }),
  ],
])('takes %s, and none that is a little larger', (_what, taken, refused) => {
  expect([tooLarge(taken) === undefined, tooLarge(refused) === undefined]).toEqual([true, false]);
});

it.each([
  ['a side, where all of it is small', { width: 20_000, height: 1 }, 'side'],
  ['a side that is the other one', { width: 1, height: 20_000 }, 'side'],
  ['all of it', { width: 8001 }, 'area'],
  ['all of it, where a side is as well', { width: 20_000, height: 20_000 }, 'area'],
] as const)('says that %s is too large', (_what, picture, problem) => {
  expect(tooLarge(header(picture))).toBe(problem);
});
