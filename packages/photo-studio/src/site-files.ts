import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { appIcon } from './flat/mark.ts';
import { shareCard } from './flat/share-card.ts';
import { gallery } from './gallery.ts';

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '../../../web/public');
/**
 * The hero's widths in pixels, with how well AVIF keeps each. A phone shows the first, which is the
 * largest part of its first view: with its headers it is to come in the ten packets that a connection
 * sends without waiting, 14.6 KB.
 */
const HERO = [
  { width: 640, avifQuality: 42 },
  { width: 1280, avifQuality: 58 },
] as const;

/** Writes the pictures that belong to the site itself and are served from `web/public`. */
export async function drawSiteFiles(): Promise<void> {
  mkdirSync(PUBLIC, { recursive: true });
  const write = (name: string, bytes: Buffer | string) => writeFileSync(join(PUBLIC, name), bytes);
  write('icon-192.png', await appIcon(192));
  write('icon-512.png', await appIcon(512));
  write('icon-maskable-512.png', await appIcon(512, true));
  write('apple-touch-icon.png', await appIcon(180, true));
  const hero = (await gallery(['hero'])).get('hero');
  if (!hero) throw new Error('The hero picture was not drawn');
  write('share-card.png', await shareCard(await sharp(hero).resize({ width: 690 }).toBuffer()));
  for (const { width, avifQuality: quality } of HERO) {
    const small = sharp(hero).resize({ width });
    write(`hero-${width}.webp`, await small.clone().webp({ quality: 80, effort: 6 }).toBuffer());
    write(
      `hero-${width}.avif`,
      await small.clone().avif({ quality, effort: 9, bitdepth: 10 }).toBuffer(),
    );
  }
}
