import { expect, it, vi } from 'vitest';
import { UNUSED_PICTURE_TTL_MS } from '../../contract/constants.ts';
import { DEFAULT_IMAGE } from '../../contract/site/images.ts';
import { uploadImage } from './upload-image.ts';

const encoded = {
  versions: [{ ...DEFAULT_IMAGE, bytes: Buffer.from('small') }],
  width: 640,
  height: 480,
};

const NOW = Date.UTC(2026, 10, 22);

const shopFor = (type: string | undefined) => ({
  pictures: {
    typeOf: () => Promise.resolve(type),
    encode: vi.fn(() => Promise.resolve(encoded)),
  },
  uploads: {
    begin: vi.fn(() => Promise.resolve('upload')),
    listDue: () => Promise.resolve({ items: [], nextCursor: undefined }),
    isShown: () => Promise.resolve(false),
    putOff: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    disown: () => Promise.resolve(),
  },
  now: () => NOW,
  images: {
    save: vi.fn(() => Promise.resolve()),
    remove: () => Promise.resolve(),
    read: () => Promise.resolve(undefined),
    addressPrefix: () => '',
    isOwn: () => true,
    address: (...parts: (string | number)[]) => parts.join('/'),
  },
});

it('keeps the versions of a picture for its uploader and gives the address of the usual one', async () => {
  const shop = shopFor('image/png');
  await expect(uploadImage(shop, Buffer.from('png'), 'u1')).resolves.toEqual({
    success: true,
    data: {
      url: `upload/${DEFAULT_IMAGE.width}/${DEFAULT_IMAGE.format}`,
      width: 640,
      height: 480,
    },
  });
  expect(shop.images.save).toHaveBeenCalledWith('upload', encoded.versions, 'u1');
  expect(shop.uploads.begin).toHaveBeenCalledWith(NOW + UNUSED_PICTURE_TTL_MS, 'u1');
});

it.each(['application/pdf', 'image/svg+xml', undefined])('takes no %s', async (type) => {
  const shop = shopFor(type);
  await expect(uploadImage(shop, Buffer.from('<svg/>'))).rejects.toMatchObject({
    code: 'unsupported_media_type',
  });
  expect(shop.pictures.encode).not.toHaveBeenCalled();
  expect(shop.images.save).not.toHaveBeenCalled();
});
