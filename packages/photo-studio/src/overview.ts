import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { gallery } from './gallery.ts';
import type { PictureName } from './pictures.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../../docs/pictures');
const TILE = { width: 320, height: 240 } as const;
const COLUMNS = 4;

const SHOWN: readonly PictureName[] = [
  ...(['polyamide-25-12', 'microfibre-10-6', 'kit-25', 'lambskin-25-21'] as const),
  ...(['frame-25', 'tray-10', 'facade-25-25', 'pole-2'] as const),
  ...(['foam-10', 'brush-50', 'frame-45', 'grid-25'] as const),
];

/** Writes a sheet of twelve product photos for the documentation. */
export async function drawOverview(): Promise<void> {
  const photos = await gallery(SHOWN);
  const tiles = SHOWN.map(async (name, i) => ({
    input: await sharp(photos.get(name)).resize(TILE).png().toBuffer(),
    left: (i % COLUMNS) * TILE.width,
    top: Math.floor(i / COLUMNS) * TILE.height,
  }));
  const sheet = sharp({
    create: {
      width: COLUMNS * TILE.width,
      height: Math.ceil(SHOWN.length / COLUMNS) * TILE.height,
      channels: 3,
      background: '#FBFAF7',
    },
  });
  mkdirSync(FOLDER, { recursive: true });
  const bytes = await sheet
    .composite(await Promise.all(tiles))
    .webp({ quality: 82 })
    .toBuffer();
  writeFileSync(join(FOLDER, 'tools.webp'), bytes);
}
