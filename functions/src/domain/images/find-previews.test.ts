import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURE_ORIGINS } from '../../contract/images.ts';
import type { KeptImage } from '../../data/image-store.ts';
import { findPreviews, MAX_KEPT_PREVIEWS } from './find-previews.ts';

const idOf = (n: number): string => `0b1c2d3e-0000-4000-8000-${String(n).padStart(12, '0')}`;
const addressOf = (n: number, file = '640.webp'): string =>
  `${PICTURE_ORIGINS.storage}/v0/b/shop.appspot.com/o/images%2Fuploads%2F${idOf(n)}%2F${file}?alt=media`;

const bytesOf = (bytes: Buffer): KeptImage => ({
  length: bytes.length,
  etag: undefined,
  body: Readable.from([bytes]),
});

/** Storage that answers so, and what it was asked for. */
function holding(answer: (id: string) => Promise<KeptImage | undefined>) {
  const read = vi.fn(answer);
  const images = {
    save: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    address: () => '',
    addressPrefix: () => '',
    isOwn: () => true,
    read,
  };
  return { find: findPreviews({ images }), read };
}

describe('the preview of a picture', () => {
  it('is read once, whichever of its sizes a page shows', async () => {
    const { find, read } = holding(() => Promise.resolve(bytesOf(Buffer.from('ab'))));
    const both = await Promise.all([find(addressOf(1)), find(addressOf(1, '1280.avif'))]);
    expect(both).toEqual(Array(2).fill('data:image/avif;base64,YWI='));
    expect(await find(addressOf(1))).toBe(both[0]);
    expect(read.mock.calls).toEqual([[idOf(1), 480, 'avif']]);
  });

  it('is not asked for where an upload has none, a second time', async () => {
    const { find, read } = holding(() => Promise.resolve(undefined));
    expect([await find(addressOf(1)), await find(addressOf(1))]).toEqual([undefined, undefined]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a failure', async () => {
    const { find, read } = holding(() => Promise.reject(new Error('Storage answered 503.')));
    expect([await find(addressOf(1)), await find(addressOf(1))]).toEqual([undefined, undefined]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each(['https://lh3.googleusercontent.com/a/640.webp', ''])(
    'is not looked for where the picture is no upload: “%s”',
    async (address) => {
      const { find, read } = holding(() => Promise.resolve(undefined));
      expect(await find(address)).toBeUndefined();
      expect(read).not.toHaveBeenCalled();
    },
  );

  it.each([
    [8_000, true],
    [8_001, false],
  ])('of %i bytes, whatever Storage says of its length, is one of ours: %s', async (length, is) => {
    const image = { ...bytesOf(Buffer.alloc(length)), length: undefined };
    const { find } = holding(() => Promise.resolve(image));
    expect((await find(addressOf(1))) !== undefined).toBe(is);
    expect(image.body.destroyed).toBe(true);
  });

  it('of the one that was read first gives way to one too many', async () => {
    const { find, read } = holding(() => Promise.resolve(undefined));
    for (let n = 0; n <= MAX_KEPT_PREVIEWS; n += 1) await find(addressOf(n));
    await find(addressOf(MAX_KEPT_PREVIEWS));
    expect(read).toHaveBeenCalledTimes(MAX_KEPT_PREVIEWS + 1);
    await find(addressOf(0));
    expect(read).toHaveBeenCalledTimes(MAX_KEPT_PREVIEWS + 2);
  });
});

describe('a preview that takes its time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is left out of the page that asked, and there for the next', async () => {
    let answer: (image: KeptImage) => void = () => undefined;
    const { find, read } = holding(() => new Promise((resolve) => (answer = resolve)));
    const first = find(addressOf(1));
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toBeUndefined();
    answer(bytesOf(Buffer.from('ab')));
    const second = find(addressOf(1));
    vi.useRealTimers();
    expect(await second).toBe('data:image/avif;base64,YWI=');
    expect(read).toHaveBeenCalledTimes(1);
  });
});
