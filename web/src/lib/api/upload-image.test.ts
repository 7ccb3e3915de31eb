import { MAX_IMAGE_BYTES } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './upload-image.ts';

describe('refusalOf', () => {
  it('lets a picture of just the allowed size through, and names the limit for one more byte', () => {
    expect(refusalOf({ type: 'image/png', size: MAX_IMAGE_BYTES })).toBeUndefined();
    expect(refusalOf({ type: 'image/png', size: MAX_IMAGE_BYTES + 1 })).toContain('5 MB');
  });

  it('refuses what is no picture of an accepted type', () => {
    expect(refusalOf({ type: 'image/svg+xml', size: 10 })).toContain('Choose a JPEG');
    expect(refusalOf({ type: 'image/jpeg', size: 10 })).toBeUndefined();
  });
});
