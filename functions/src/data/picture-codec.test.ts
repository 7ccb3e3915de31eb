import { describe, expect, it } from 'vitest';
import { VALIDATION } from '../contract/validation-messages.ts';
import { blackPng, noise } from './nasty-pictures.fixtures.ts';
import { createPictureCodec } from './picture-codec.ts';

const codec = createPictureCodec();

const refused = (sentence: string) => ({
  code: 'validation_failed',
  fields: { image: sentence },
});

describe('a picture that is made to be expensive', () => {
  it.each([
    ['a line of sixty million pixels', blackPng(1, 60_000_000)],
    ['a PNG taller than WebP can be', blackPng(300, 17_000)],
    ['a hundred megapixels', blackPng(10_000, 10_000)],
  ])('is refused by its header: %s', async (_what, bytes) => {
    await expect(codec.encode(bytes)).rejects.toMatchObject(refused(VALIDATION.imageTooManyPixels));
  });

  it('is kept small when it is tall: noise of 1,280 by 16,000', async () => {
    const { versions, ...shown } = await codec.encode(
      await noise(1280, 16_000).webp({ quality: 1, effort: 0 }).toBuffer(),
    );
    expect(shown).toEqual({ width: 103, height: 1280 });
    expect(versions).toHaveLength(6);
  }, 60_000);
});

it('refuses what ends in the middle', async () => {
  const whole = await noise(400, 400).jpeg().toBuffer();
  await expect(codec.encode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(
    refused(VALIDATION.imageBroken),
  );
});

it('asks whoever comes when the queue is full to come back', async () => {
  const bytes = await noise(64, 64).jpeg().toBuffer();
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => codec.encode(bytes)));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    'rejected',
  ]);
  expect(answers.at(-1)).toMatchObject({ reason: { code: 'too_many_requests', retryAfter: 1 } });
});
