import { AppError, tooBusy } from '../../contract/api/app-error.ts';
import type { Sharp } from 'sharp';
import { MAX_WAITING_UPLOADS } from '../../contract/constants.ts';
import {
  DEFAULT_IMAGE,
  IMAGE_LIMITS,
  IMAGE_VERSIONS,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageWidth,
  MAX_IMAGE_RATIO,
  UPLOAD_FIELD,
} from '../../contract/site/images.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import type { ImageVersion } from './image-store.ts';
import { tooLarge } from './picture-header.ts';

/**
 * Lets one task run at a time, in the order they came.
 * @param mostWaiting tasks that wait beside the one that runs; more are refused.
 * @returns a function that runs a task in its turn and throws AppError `too_many_requests` when too
 *   many wait already.
 */
export const createSerialQueue = (mostWaiting: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (inside > mostWaiting) throw tooBusy();
    inside += 1;
    const turn = last.then(task).finally(() => (inside -= 1));
    // Whoever comes next waits for the end, good or bad.
    last = turn.catch(() => undefined);
    return turn;
  };
};

/**
 * Eight bits: ten leave a chequered pattern on an even background. Of 9, as much effort as takes a processor
 * some 0.2 s for a photo in this width, and 1.3 for noise; the large one takes half a second.
 */
const avifOf = (width: ImageWidth) =>
  ({ quality: 54, bitdepth: 8, effort: width <= 640 ? 3 : 2 }) as const;

const ENCODE: Record<ImageFormat, (picture: Sharp, width: ImageWidth) => Sharp> = {
  avif: (picture, width) => picture.avif(avifOf(width)),
  webp: (picture) => picture.webp({ quality: 78 }),
};

/** Reads and makes the files of pictures. */
export interface PictureCodec {
  /** The media type that the first bytes of a file tell, whatever its name says; undefined for none known. */
  typeOf(bytes: Buffer): Promise<string | undefined>;
  /**
   * Makes every size and format of a picture, one picture after the other; a small one is never
   * enlarged, it is kept as it is under the larger names.
   * @throws AppError `validation_failed` for a picture that is broken, too large or takes too long,
   *   and `too_many_requests` when too many wait already.
   */
  encode(bytes: Buffer): Promise<EncodedPicture>;
}

interface EncodedPicture {
  versions: ImageVersion[];
  /** Pixels of the version that `data.url` points at. */
  width: number;
  height: number;
}

const refusal = (sentence: string) =>
  new AppError('validation_failed', { fields: { [UPLOAD_FIELD]: sentence } });

const TOO_LARGE = {
  side: VALIDATION.imageSide(IMAGE_LIMITS.side),
  area: VALIDATION.imageTooManyPixels,
} as const;

/** What sharp says of a picture that it gave up on after its time. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout');

const toRefusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  return refusal(isTimeout(error) ? VALIDATION.imageTooSlow : VALIDATION.imageBroken);
};

/** The library, told to use one core for one picture, so that others are answered meanwhile. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/** The box that a version has to fit into. */
const boxOf = (width: number) => ({
  width,
  height: width * MAX_IMAGE_RATIO,
  fit: 'inside' as const,
  withoutEnlargement: true,
});

/** Seconds that are left of the time for one picture, counted from `begun`; sharp wants whole ones. */
const secondsLeft = (begun: number): number =>
  Math.max(1, Math.ceil((begun + IMAGE_LIMITS.workMs - performance.now()) / 1000));

/** Upright, in sRGB, without metadata, in the largest size that is kept. */
const decode = async (bytes: Buffer, begun: number) => {
  const sharp = await loadSharp();
  const limits = { limitInputPixels: IMAGE_LIMITS.area, failOn: 'error' } as const;
  const header = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
  const problem = tooLarge(header);
  if (problem) throw refusal(TOO_LARGE[problem]);
  const { data, info } = await sharp(bytes, limits)
    .timeout({ seconds: secondsLeft(begun) })
    .autoOrient()
    .resize(boxOf(Math.max(...IMAGE_WIDTHS)))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () =>
    sharp(data, { raw: { width, height, channels } }).timeout({ seconds: secondsLeft(begun) });
  return {
    sized: (target: number) => decoded().resize(boxOf(target)),
    /** Whether it is no larger than this version may be. */
    fits: (target: number) => width <= target && height <= target * MAX_IMAGE_RATIO,
  };
};

type Version = ImageVersion & { pixels: { width: number; height: number } };

const encodeOne = async (
  sized: Sharp,
  width: ImageWidth,
  format: ImageFormat,
): Promise<Version> => {
  const { data, info } = await ENCODE[format](sized, width).toBuffer({ resolveWithObject: true });
  return { width, format, bytes: data, pixels: { width: info.width, height: info.height } };
};

const encode = async (bytes: Buffer): Promise<EncodedPicture> => {
  const begun = performance.now();
  const { sized, fits } = await decode(bytes, begun);
  const versions: Version[] = [];
  const asItIs = new Map<ImageFormat, Version>();
  // One after the other: a picture takes the memory of its largest version, not of all.
  for (const { width, format } of IMAGE_VERSIONS) {
    const made = fits(width) ? asItIs.get(format) : undefined;
    const version = made ? { ...made, width } : await encodeOne(sized(width), width, format);
    if (fits(width)) asItIs.set(format, version);
    versions.push(version);
  }
  const shown = versions.find(
    ({ width, format }) => width === DEFAULT_IMAGE.width && format === DEFAULT_IMAGE.format,
  );
  if (!shown) throw refusal(VALIDATION.imageBroken);
  return { versions, ...shown.pixels };
};

/** Both libraries are loaded only here: most processes of the API never see a picture. */
export const createPictureCodec = (): PictureCodec => {
  const runSerially = createSerialQueue(MAX_WAITING_UPLOADS);
  return {
    typeOf: async (bytes) => {
      const { fileTypeFromBuffer } = await import('file-type');
      return (await fileTypeFromBuffer(bytes))?.mime;
    },
    encode: (bytes) =>
      runSerially(() => encode(bytes)).catch((error: unknown) => {
        throw toRefusal(error);
      }),
  };
};
