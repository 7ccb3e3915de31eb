import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { blackPng, noise } from '../../../functions/src/data/pictures/nasty-pictures.fixtures.ts';
import type { NastyFile } from '../nasty-file.ts';
import { withChunk } from './polyglots.ts';

const solid = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 9, g: 80, b: 200, alpha: 0.5 } },
    limitInputPixels: false,
  });

const deep = (width: number, height: number) => solid(width, height, 4).toColourspace('rgb16');

/** A GIF that says it is as large as a GIF can be, and has one pixel. */
const hugeScreen = async (): Promise<Buffer> => {
  const bytes = await solid(1, 1).gif().toBuffer();
  bytes.writeUInt16LE(65_535, 6);
  bytes.writeUInt16LE(65_535, 8);
  return bytes;
};

const manyFrames = (count: number) =>
  sharp(Buffer.alloc(64 * 64 * 3 * count, 'rollwell'), {
    raw: { width: 64, height: 64 * count, channels: 3, pageHeight: 64 },
  });

const MEGABYTES = 1024 * 1024;

/** A hundred megabytes of nothing, in a hundred kilobytes. */
const packed = () => deflateSync(Buffer.alloc(100 * MEGABYTES), { level: 9 });

const refused = (name: string, make: NastyFile['make']): NastyFile => ({
  name,
  make,
  outcome: 'refused',
});

const kept = (name: string, make: NastyFile['make']): NastyFile => ({
  name,
  make,
  outcome: 'kept',
});

/** Pictures that are small to send and large to open. */
export const BOMBS: readonly NastyFile[] = [
  refused('PNG, 1 × 60,000,000', () => blackPng(1, 60_000_000)),
  refused('PNG, 60,000,000 × 1', () => blackPng(60_000_000, 1)),
  refused('PNG, 300 × 17,000', () => blackPng(300, 17_000)),
  refused('PNG, 100 megapixels', () => blackPng(10_000, 10_000)),
  refused('JPEG, 100 megapixels', () => solid(10_000, 10_000).jpeg().toBuffer()),
  refused('WebP, 100 megapixels', () =>
    solid(10_000, 10_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ),
  { name: 'GIF, 65,535 × 65,535', make: hugeScreen },
  refused('GIF, 64 megapixels', () => solid(8000, 8000).gif({ effort: 1 }).toBuffer()),
  refused('PNG, interlaced, 16 bits, 8,000 × 7,900', () =>
    deep(8000, 7900).png({ compressionLevel: 9, progressive: true }).toBuffer(),
  ),
  refused('JPEG, progressive, 64 megapixels', () =>
    solid(8000, 8000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  refused('AVIF, 40 megapixels', () => solid(8000, 5000).avif({ effort: 0 }).toBuffer()),
  refused('AVIF, 12 bits, 20 megapixels', () =>
    solid(5000, 4000)
      .toColourspace('rgb16')
      .avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  ),
  kept('WebP of noise, 1,280 × 16,000', () =>
    noise(1280, 16_000).webp({ quality: 1, effort: 0 }).toBuffer(),
  ),
  kept('JPEG of noise, 1,280 × 2,560', () => noise(1280, 2560).jpeg({ quality: 60 }).toBuffer()),
  kept('PNG, 64 megapixels', () => blackPng(8000, 8000)),
  kept('PNG, 16 bits, 63 megapixels', () =>
    deep(8000, 7900).png({ compressionLevel: 9 }).toBuffer(),
  ),
  kept('PNG, interlaced, 16 bits, 14 megapixels', () =>
    deep(3580, 4000).png({ compressionLevel: 9, progressive: true }).toBuffer(),
  ),
  kept('JPEG, 64 megapixels', () =>
    solid(8000, 8000).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  kept('JPEG, progressive, 38 megapixels', () =>
    solid(8000, 4790).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  kept('WebP, 64 megapixels', () =>
    solid(8000, 8000, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
  ),
  kept('GIF, 28 megapixels', () => solid(5300, 5300).gif({ effort: 1 }).toBuffer()),
  kept('AVIF, 12 megapixels', () => solid(4080, 3060).avif({ effort: 0 }).toBuffer()),
  kept('GIF of 1,000 pictures', () => manyFrames(1000).gif({ effort: 1 }).toBuffer()),
  kept('WebP of 300 pictures', () => manyFrames(300).webp({ effort: 0 }).toBuffer()),
  {
    name: 'PNG with 100 MB of text',
    make: () => withChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), packed()])),
  },
  {
    name: 'PNG with 100 MB of colour profile',
    make: () => withChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), packed()])),
  },
];
