import sharp from 'sharp';
import { IMAGE_VERSIONS, imageUrlOfSize } from '@rollwell/functions/contract';
import { MARK, type NastyFile } from './nasty-file.ts';

/** What the shop answered to an upload. */
export interface Answer {
  status: number;
  headers: Headers;
  body: { data?: { url: string } } | undefined;
}

const REFUSALS: readonly number[] = [400, 413, 415];
/** What sharp calls the files that the shop keeps. */
const SEEN_AS = { avif: 'heif', webp: 'webp' } as const;

/** What is unsafe about one version of a kept picture. */
const faultsOf = async (url: string, format: 'avif' | 'webp', sent: Buffer): Promise<string[]> => {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const seen = await sharp(bytes).metadata();
  const told = [seen.exif, seen.xmp, seen.iptc, seen.icc].some((part) => part !== undefined);
  return [
    ...(response.headers.get('content-type') === `image/${format}` ? [] : ['its type']),
    ...(seen.format === SEEN_AS[format] ? [] : ['its bytes are of another type']),
    ...(told || (seen.orientation ?? 1) !== 1 ? ['it has metadata'] : []),
    ...(bytes.includes(MARK) ? ['what was hidden in it is there'] : []),
    ...(bytes.equals(sent) ? ['it was not made anew'] : []),
  ];
};

const judgeKept = async (url: string, sent: Buffer): Promise<string[]> => {
  const faults = await Promise.all(
    IMAGE_VERSIONS.map(({ width, format }) =>
      faultsOf(imageUrlOfSize(url, width, format), format, sent),
    ),
  );
  return [...new Set(faults.flat())];
};

/** Everything that is wrong with what became of a file; empty for what is safe. */
export const judge = async (
  { outcome }: NastyFile,
  sent: Buffer,
  { status, headers, body }: Answer,
): Promise<string[]> => {
  const kept = status === 201 && body?.data !== undefined;
  const faults = [
    ...(kept || REFUSALS.includes(status) ? [] : [`answered ${status}`]),
    ...(outcome === 'refused' && kept ? ['kept'] : []),
    ...(outcome === 'kept' && !kept ? ['refused'] : []),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['browsers may guess']),
    ...(headers.get('content-type')?.startsWith('application/json') ? [] : ['no JSON']),
  ];
  return kept && body.data ? [...faults, ...(await judgeKept(body.data.url, sent))] : faults;
};
