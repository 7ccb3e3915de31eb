import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SMALL_IMAGE } from '../../contract/site/images.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import { blackPng, noise } from './nasty-pictures.fixtures.ts';
import { createPictureCodec } from './picture-codec.ts';

const codec = createPictureCodec();

/** Of one colour, which is encoded in a tenth of the time. */
const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c83c14' } })
    .jpeg()
    .toBuffer();

const refused = (sentence: string) => ({
  code: 'validation_failed',
  fields: { image: sentence },
});

const TOO_LONG =
  'This picture is longer on one side than the 16383 pixels that we take: choose a smaller one';

describe('a picture that is made to be expensive', () => {
  it.each([
    ['a line of sixty million pixels', blackPng(1, 60_000_000), TOO_LONG],
    ['a line of twenty thousand pixels', blackPng(20_000, 1), TOO_LONG],
    ['a PNG taller than WebP can be', blackPng(300, 17_000), TOO_LONG],
    ['a hundred megapixels', blackPng(10_000, 10_000), VALIDATION.imageTooManyPixels],
  ])('is refused by its header, which says why: %s', async (_what, bytes, sentence) => {
    await expect(codec.encode(bytes)).rejects.toMatchObject(refused(sentence));
  });

  it('is kept small when it is tall: noise of 1,280 by 16,000', async () => {
    const { versions, ...shown } = await codec.encode(
      await noise(1280, 16_000).webp({ quality: 1, effort: 0 }).toBuffer(),
    );
    expect(shown).toEqual({ width: 103, height: 1280 });
    expect(versions).toHaveLength(7);
  }, 60_000);
});

it.each([
  [400, 200, [160, 80]],
  [200, 400, [160, 320]],
  [90, 60, [90, 60]],
])('keeps %i by %i small as well, and enlarges nothing', async (width, height, size) => {
  const { versions } = await codec.encode(await plain(width, height));
  const small = versions.filter((version) => version.width === SMALL_IMAGE.width);
  expect(small.map(({ format }) => format)).toEqual([SMALL_IMAGE.format]);
  const seen = await sharp(small[0]?.bytes).metadata();
  expect([seen.width, seen.height]).toEqual(size);
});

it('makes what a small picture keeps under its larger names once, and no less of a large one', async () => {
  const bytesOf = async (width: number) => {
    const { versions } = await codec.encode(await plain(width, width / 2));
    return new Set(versions.map(({ bytes }) => bytes)).size;
  };
  expect(await bytesOf(640)).toBe(5);
  expect(await bytesOf(1280)).toBe(7);
});

it('refuses what ends in the middle', async () => {
  const whole = await noise(400, 400).jpeg().toBuffer();
  await expect(codec.encode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(
    refused(VALIDATION.imageBroken),
  );
});

it('refuses with Retry-After when the queue is full', async () => {
  const bytes = await plain(64, 64);
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => codec.encode(bytes)));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    'rejected',
  ]);
  expect(answers.at(-1)).toMatchObject({ reason: { code: 'too_many_requests', retryAfter: 1 } });
});
