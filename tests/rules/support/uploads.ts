import { MAX_IMAGE_BYTES } from '@rollwell/functions/contract';
import { type FirebaseStorage, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { type Attempt, type Pair } from './pairs.ts';

export const upload = (
  bucket: FirebaseStorage,
  path: string,
  { bytes = 1, contentType = 'image/png' }: { bytes?: number; contentType?: string } = {},
) => uploadBytes(ref(bucket, path), new Uint8Array(bytes), { contentType });

/** Declares another type for a file that is there already. */
export const retype = (bucket: FirebaseStorage, path: string, contentType: string) =>
  updateMetadata(ref(bucket, path), { contentType });

type Upload = (options: { bytes?: number; contentType?: string }) => Promise<unknown>;

/** What every place for pictures takes and refuses, tried by somebody who may write there. */
export const picturePairs = (
  attempt: Upload,
  change: (contentType: string) => Promise<unknown>,
): Pair[] => {
  const ofType = (contentType: string): Attempt => [
    `a file of type ${contentType}`,
    () => attempt({ contentType }),
  ];
  const ofSize = (what: string, bytes: number): Attempt => [what, () => attempt({ bytes })];
  return [
    {
      differs: 'its size, one byte above the limit',
      allowed: ofSize('5 MB', MAX_IMAGE_BYTES),
      refused: ofSize('5 MB and a byte', MAX_IMAGE_BYTES + 1),
    },
    ...[
      ['image/png', 'image/svg+xml'],
      ['image/jpeg', 'IMAGE/SVG+XML'],
      ['image/webp', 'image/svg'],
      ['image/avif', 'image/avif+xml'],
      ['image/gif', 'text/gif'],
      ['image/bmp', 'application/octet-stream'],
      ['image/vnd.microsoft.icon', 'image/svg-xml'],
      ['IMAGE/PNG', 'IMAGE/SVG'],
      ['image/x-icon', 'image/'],
    ].map(([good = '', bad = '']) => ({
      differs: 'its declared type',
      allowed: ofType(good),
      refused: ofType(bad),
    })),
    {
      differs: 'the type declared afterwards',
      allowed: ['another type of image', () => change('image/jpeg')],
      refused: ['turning it into SVG', () => change('image/svg+xml')],
    },
  ];
};
