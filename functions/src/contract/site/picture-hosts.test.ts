import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCAL_PICTURE_HOSTS, PICTURE_ADDRESS, PICTURE_ORIGINS } from './images.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { newBlogSchema } from '../schemas/blog.ts';
import { newProductSchema } from '../schemas/product.ts';
import { profileSchema } from '../schemas/user.ts';

interface FirebaseJson {
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
  emulators: { storage: { port: number } };
}

const firebase = JSON.parse(
  readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'),
) as FirebaseJson;

/** What the Content-Security-Policy lets pages show beside the site's own files and open uploads. */
const shownOrigins = (): string[] => {
  const headers = firebase.hosting.headers.flatMap((entry) => entry.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const rule = policy.split(';').find((part) => part.trim().startsWith('img-src ')) ?? '';
  const own = ['img-src', "'self'", 'data:', 'blob:'];
  return rule.split(/\s+/).filter((source) => source !== '' && !own.includes(source));
};

describe('the hosts of pictures', () => {
  it('are the ones that the Content-Security-Policy names', () => {
    const { port } = firebase.emulators.storage;
    const local = LOCAL_PICTURE_HOSTS.map((host) => `http://${host}:${port}`);
    expect(shownOrigins().sort()).toEqual([...Object.values(PICTURE_ORIGINS), ...local].sort());
    for (const origin of shownOrigins()) expect(`${origin}/a.webp`).toMatch(PICTURE_ADDRESS);
  });

  it.each([
    'https://pictures.example/a.webp',
    'http://firebasestorage.googleapis.com/a.webp',
    'https://firebasestorage.googleapis.com.evil.example/a.webp',
    'https://firebasestorage.googleapis.com@evil.example/a.webp',
    'https://firebasestorage-googleapis.com/a.webp',
    'https://firebasestorage.googleapis.com',
    'http://127.0.0.1.evil.example/a.webp',
    'http://localhost:1@evil.example/a.webp',
  ])('refuse %s in products, posts and profiles', (img) => {
    const answers = [
      (): unknown => newBlogSchema.validateSyncAt('img', { img }),
      (): unknown => newProductSchema.validateSyncAt('img', { img }),
      (): unknown => profileSchema.validateSyncAt('imageLink', { imageLink: img }),
    ];
    for (const answer of answers) expect(answer).toThrow(VALIDATION.pictureHost);
  });
});
