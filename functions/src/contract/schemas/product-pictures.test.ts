import { describe, expect, it } from 'vitest';
import { VALIDATION } from '../text/validation-messages.ts';
import { MAX_MORE_PICTURES } from '../site/images.ts';
import { productPicturesSchema } from './image.ts';

const img = 'https://firebasestorage.googleapis.com/v0/b/shop/o/images%2Fa%2F640.webp?alt=media';
const picture = { img, alt: 'The pile close up', kind: 'detail' };

const complaintOf = (pictures: unknown): string | undefined => {
  try {
    productPicturesSchema.validateSync(pictures);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the further pictures of a product', () => {
  it('may be missing, and keep their order', () => {
    expect(productPicturesSchema.cast(undefined)).toBeUndefined();
    const two = [{ ...picture, kind: 'scale' }, picture];
    expect(productPicturesSchema.cast(two)).toEqual(two);
    expect(complaintOf(two)).toBeUndefined();
  });

  it('are so many and no more', () => {
    const many = Array.from({ length: MAX_MORE_PICTURES }, () => picture);
    expect(complaintOf(many)).toBeUndefined();
    expect(complaintOf([...many, picture])).toBe(VALIDATION.picturesMax(MAX_MORE_PICTURES));
  });

  it.each([
    [{ ...picture, img: '' }, VALIDATION.pictureRequired],
    [{ ...picture, img: 'https://pictures.example/a.webp' }, VALIDATION.pictureHost],
    [{ ...picture, alt: ' ' }, VALIDATION.pictureAltRequired],
    [{ ...picture, alt: 'x'.repeat(201) }, VALIDATION.maxLength(200)],
    [{ ...picture, kind: 'poster' }, VALIDATION.choice('What it shows')],
    [{ img, alt: 'The pile' }, VALIDATION.choice('What it shows')],
    [null, VALIDATION.wrongType],
  ])('%j is refused', (each, message) => {
    expect(complaintOf([each])).toBe(message);
  });
});
