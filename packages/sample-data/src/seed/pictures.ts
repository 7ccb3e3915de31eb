import { readFile } from 'node:fs/promises';
import type { PictureName } from '../content/pictures.ts';

const FOLDER = new URL('../../pictures/', import.meta.url);

/** A photo of the sample world, as WebP. */
export const readPicture = (name: PictureName): Promise<Buffer> =>
  readFile(new URL(`${name}.webp`, FOLDER));

/** The portrait of a sample person, as WebP. */
export const readPortrait = (name: string): Promise<Buffer> =>
  readFile(new URL(`people/${name}.webp`, FOLDER));
