import { describe, expect, it } from 'vitest';
import { imageFolder } from './images.ts';

const folder = 'https://firebasestorage.googleapis.com/v0/b/shop/o/images%2Fuploads%2Fa%2F';

describe('the folder of a picture', () => {
  it('is the same for all sizes of an upload, and none for what is no upload', () => {
    for (const file of ['320.avif?alt=media', '640.webp?alt=media', '1280.webp'])
      expect(imageFolder(folder + file)).toBe(folder);
    expect(imageFolder('https://lh3.googleusercontent.com/a/photo')).toBeUndefined();
  });
});
