import { describe, expect, it } from 'vitest';
import { imageFolder, imageSrcSet, imageUrlOfSize, SMALL_IMAGE, shownAddress } from './images.ts';

const folder = 'https://firebasestorage.googleapis.com/v0/b/shop/o/images%2Fuploads%2Fa%2F';

describe('the folder of a picture', () => {
  it('is the same for all sizes of an upload, and none for what is no upload', () => {
    for (const file of ['320.avif?alt=media', '640.webp?alt=media', '1280.webp'])
      expect(imageFolder(folder + file)).toBe(folder);
    expect(imageFolder('https://lh3.googleusercontent.com/a/photo')).toBeUndefined();
  });
});

const id = '0b1c2d3e-0000-4000-8000-0123456789ab';
const uploaded = `https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/images%2Fuploads%2F${id}%2F640.webp?alt=media`;

describe('where the site shows a picture', () => {
  it('is a path of its own for an upload, in every size', () => {
    expect(shownAddress(uploaded)).toBe(`/pictures/${id}/640.webp`);
    expect(imageSrcSet(shownAddress(uploaded), 'avif')).toBe(
      [320, 640, 1280].map((width) => `/pictures/${id}/${width}.avif ${width}w`).join(', '),
    );
  });

  it('is such a path for a small version as well', () => {
    const { width, format } = SMALL_IMAGE;
    const shown = `/pictures/${id}/160.webp`;
    expect(imageUrlOfSize(shownAddress(uploaded), width, format)).toBe(shown);
    expect(shownAddress(imageUrlOfSize(uploaded, width, format))).toBe(shown);
  });

  it.each([
    'https://lh3.googleusercontent.com/a/photo',
    uploaded.replace('https://firebasestorage.googleapis.com', 'http://127.0.0.1:9199'),
    uploaded.replace('uploads', 'other'),
    uploaded.replace('640', '641'),
    uploaded.replace('alt=media', 'alt=media&token=x'),
    `https://shop.test/?${uploaded}`,
    '/hero-640.webp',
    '',
  ])('is where it is for %s', (address) => {
    expect(shownAddress(address)).toBe(address);
  });
});
