import { imageUrlOfSize, PICTURE_ORIGINS, shownAddress } from '@rollwell/functions/contract';
import { expect, it } from 'vitest';
import { SHOP } from '../support/api-client.ts';
import { uploadedPicture } from '../support/api-shop-content.ts';

/** The path at which a deployed site shows a picture of the emulator's Storage. */
const pathOf = (address: string): string => {
  const { origin } = new URL(address);
  return shownAddress(address.replace(origin, PICTURE_ORIGINS.storage));
};

it('an uploaded picture comes from the site as from Storage, and the CDN may keep it', async () => {
  const address = imageUrlOfSize(await uploadedPicture(), 320, 'avif');
  const [shown, stored] = await Promise.all([fetch(SHOP + pathOf(address)), fetch(address)]);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('image/avif');
  expect(shown.headers.get('cache-control')).toBe(
    'public, max-age=31536000, s-maxage=86400, immutable',
  );
  expect(shown.headers.get('set-cookie')).toBeNull();
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(await stored.arrayBuffer()));
});

it('answers 404 without caching for what was never uploaded', async () => {
  const path = '/pictures/0b1c2d3e-0000-4000-8000-0123456789ab/640.webp';
  const { status, headers } = await fetch(SHOP + path);
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('private, no-store');
});
