import {
  blackPng,
  noise,
  PNG_SIGNATURE,
} from '../../../functions/src/data/pictures/nasty-pictures.fixtures.ts';
import type { NastyFile } from '../nasty-file.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

const whole = (format: (typeof FORMATS)[number]) => noise(300, 200).toFormat(format).toBuffer();

/** Changes every 97th byte after the header. */
const scratched = (bytes: Buffer): Buffer => {
  for (let at = 64; at < bytes.length; at += 97) bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  return bytes;
};

const beginnings: Record<(typeof FORMATS)[number], Buffer> = {
  jpeg: Buffer.from('ffd8ffe000104a46494600', 'hex'),
  png: PNG_SIGNATURE,
  webp: Buffer.from('524946460000ffff5745425056503820', 'hex'),
  avif: Buffer.from('000000206674797061766966000000006176696d', 'hex'),
  gif: Buffer.from('GIF89a'),
};

/** A PNG whose header says another size than its data has. */
const lyingPng = (width: number, height: number): Buffer => {
  const bytes = blackPng(64, 64);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

/** A JPEG whose frame says another height than its data has. */
const lyingJpeg = async (height: number): Promise<Buffer> => {
  const bytes = await whole('jpeg');
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  return bytes;
};

/** Files that begin like a picture and are none, or not a whole one. */
export const BROKEN: readonly NastyFile[] = [
  { name: 'nothing', make: () => Buffer.alloc(0), outcome: 'refused' },
  { name: 'one byte', make: () => Buffer.from([0xff]), outcome: 'refused' },
  {
    name: 'five megabytes of zeros',
    make: () => Buffer.alloc(5 * 1024 * 1024),
    outcome: 'refused',
  },
  { name: 'a byte too many', make: () => Buffer.alloc(5 * 1024 * 1024 + 1), outcome: 'refused' },
  ...FORMATS.map((format): NastyFile => ({
    name: `the beginning of a ${format} alone`,
    make: () => beginnings[format],
    outcome: 'refused',
  })),
  ...FORMATS.map((format): NastyFile => ({
    name: `half of a ${format}`,
    make: async () => {
      const bytes = await whole(format);
      return bytes.subarray(0, bytes.length / 2);
    },
  })),
  ...FORMATS.map((format): NastyFile => ({
    name: `a scratched ${format}`,
    make: async () => scratched(await whole(format)),
  })),
  { name: 'a PNG of no size', make: () => lyingPng(0, 0), outcome: 'refused' },
  { name: 'a PNG with a checksum that is wrong', make: () => lyingPng(65, 64), outcome: 'refused' },
  { name: 'a JPEG of no height', make: () => lyingJpeg(0), outcome: 'refused' },
  { name: 'a JPEG that says 65,000 rows', make: () => lyingJpeg(65_000), outcome: 'refused' },
];
