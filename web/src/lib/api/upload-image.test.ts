import { MAX_IMAGE_BYTES } from '@rollwell/functions/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusalOf, uploadImage } from './upload-image.ts';

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

describe('uploadImage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const headersOf = async (token: string | null) => {
    const headers = new Map<string, string>();
    class Call {
      upload = {};
      response = { success: true, data: { url: 'https://shop.test/640.webp' } };
      onload = () => undefined;
      open = () => undefined;
      setRequestHeader(name: string, value: string) {
        headers.set(name, value);
      }
      send() {
        this.onload();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Call);
    vi.stubGlobal('localStorage', { getItem: () => token });
    const { signal } = new AbortController();
    const options = { onProgress: () => undefined, signal, idempotencyKey: 'attempt' };
    await expect(uploadImage(new File(['x'], 'a.png'), options)).resolves.toContain('640.webp');
    return Object.fromEntries(headers);
  };

  it('says who sends the picture, where somebody is signed in', async () => {
    const headers = { 'Idempotency-Key': 'attempt' };
    expect(await headersOf('token')).toEqual({ ...headers, Authorization: 'Bearer token' });
    expect(await headersOf(null)).toEqual(headers);
  });
});
