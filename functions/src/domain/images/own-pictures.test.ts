import { describe, expect, it } from 'vitest';
import type { AppError } from '../../contract/api/app-error.ts';
import { PICTURE_ORIGINS } from '../../contract/site/images.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import { createImageStore } from '../../data/pictures/image-store.ts';
import type { Deps } from '../deps.ts';
import { productPictures, requireOwnPictures } from './own-pictures.ts';

/** A deployed shop; nothing of it is asked over the network. */
const deps = {
  images: createImageStore(PICTURE_ORIGINS.storage, 'live.appspot.com'),
  settings: { shopUrl: 'https://rollwell.example' },
} as unknown as Pick<Deps, 'images' | 'settings'>;

const bucket = (name: string): string => `${PICTURE_ORIGINS.storage}/v0/b/${name}/o/`;
const own = `${bucket('live.appspot.com')}images%2Fuploads%2Fa%2F640.webp?alt=media`;
const accountPhoto = `${PICTURE_ORIGINS.accountPhotos}/a/photo`;

const refusedFields = (pictures: Record<string, string | undefined>, accounts = false): unknown => {
  try {
    requireOwnPictures(deps, pictures, { accounts });
    return undefined;
  } catch (error) {
    const { code, fields } = error as AppError;
    return { code, fields };
  }
};

const foreign = (field: string): unknown => ({
  code: 'foreign_picture',
  fields: { [field]: VALIDATION.pictureHost },
});

describe('a picture of a deployed shop', () => {
  it.each([own, 'https://rollwell.example/pictures/a/640.webp'])('is taken: %s', (address) => {
    expect(refusedFields({ img: address })).toBeUndefined();
  });

  it.each([
    `${bucket('elsewhere.appspot.com')}a.webp`,
    `${bucket('live.appspot.com')}../../elsewhere.appspot.com/o/a.webp`,
    `${bucket('live.appspot.com')}%2e%2e/%2e%2e/elsewhere.appspot.com/o/a.webp`,
    `${bucket('live.appspot.com.elsewhere')}a.webp`,
    'http://localhost:8080/a.webp',
    'http://127.0.0.1:9199/v0/b/live.appspot.com/o/a.webp',
    'https://rollwell.example.elsewhere.example/a.webp',
  ])('is refused where it lies elsewhere: %s', (address) => {
    expect(refusedFields({ img: address })).toEqual(foreign('img'));
  });

  it('may be that of a Google account in a profile alone', () => {
    expect(refusedFields({ imageLink: accountPhoto }, true)).toBeUndefined();
    expect(refusedFields({ img: accountPhoto })).toEqual(foreign('img'));
  });

  it('may be left out', () => {
    expect(refusedFields({ imageLink: undefined })).toBeUndefined();
  });

  it('is named by its place among the pictures of a product', () => {
    const elsewhere = 'http://localhost:8080/b.webp';
    const pictures = productPictures({ img: own, pictures: [{ img: own }, { img: elsewhere }] });
    expect(refusedFields(pictures)).toEqual(foreign('pictures[1].img'));
  });
});
