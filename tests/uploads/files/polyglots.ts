import { noise, pngChunk } from '../../../functions/src/data/pictures/nasty-pictures.fixtures.ts';
import sharp from 'sharp';
import { SCRIPT, type NastyFile } from '../nasty-file.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

/** A PNG's signature and header; whatever is put in goes after it. */
const PNG_HEAD = 33;

const small = () => noise(120, 80);

const withTail = async (format: (typeof FORMATS)[number], tail: string | Buffer) =>
  Buffer.concat([await small().toFormat(format).toBuffer(), Buffer.from(tail)]);

/** A PNG with one more chunk right after its header. */
export const withChunk = async (type: string, data: Buffer): Promise<Buffer> => {
  const bytes = await small().png().toBuffer();
  return Buffer.concat([
    bytes.subarray(0, PNG_HEAD),
    pngChunk(type, data),
    bytes.subarray(PNG_HEAD),
  ]);
};

/** A JPEG with one more segment right after its first two bytes. */
const withSegment = async (marker: number, content: string): Promise<Buffer> => {
  const bytes = await small().jpeg().toBuffer();
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, Buffer.from(content), bytes.subarray(2)]);
};

/** A GIF with a comment before its end. */
const withComment = async (content: string): Promise<Buffer> => {
  const bytes = await small().gif().toBuffer();
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, content.length]),
    Buffer.from(content),
    Buffer.from([0]),
  ]);
  return Buffer.concat([bytes.subarray(0, -1), comment, bytes.subarray(-1)]);
};

/** A picture whose very pixels read as a script, where they are kept as they are. */
const scriptInPixels = () => {
  const row = Buffer.from(SCRIPT.padEnd(96));
  return sharp(Buffer.concat(Array<Buffer>(32).fill(row)), {
    raw: { width: 32, height: 32, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/** Pictures that are something else besides. */
export const POLYGLOTS: readonly NastyFile[] = [
  ...FORMATS.map((format): NastyFile => ({
    name: `HTML behind a ${format}`,
    make: () => withTail(format, SCRIPT),
    outcome: 'kept',
  })),
  {
    name: 'a ZIP behind a PNG',
    make: () => withTail('png', Buffer.from('504b0506000000000000', 'hex')),
    outcome: 'kept',
  },
  {
    name: 'a PDF behind a JPEG',
    make: () => withTail('jpeg', '%PDF-1.7 rollwell-nasty'),
    outcome: 'kept',
  },
  { name: 'HTML in a comment of a JPEG', make: () => withSegment(0xfe, SCRIPT), outcome: 'kept' },
  {
    name: 'PHP in a segment of a JPEG',
    make: () => withSegment(0xec, '<?php /* rollwell-nasty */ ?>'),
    outcome: 'kept',
  },
  {
    name: 'HTML in a text of a PNG',
    make: () => withChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)),
    outcome: 'kept',
  },
  {
    name: 'HTML in a chunk of its own in a PNG',
    make: () => withChunk('naSt', Buffer.from(SCRIPT)),
    outcome: 'kept',
  },
  {
    name: 'JavaScript in a comment of a GIF',
    make: () => withComment('*/=1;alert("rollwell-nasty");/*'),
    outcome: 'kept',
  },
  { name: 'a script in the pixels of a PNG', make: scriptInPixels, outcome: 'kept' },
];
