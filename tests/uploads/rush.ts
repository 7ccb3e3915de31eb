import { atOnce } from '../support/api-processes.ts';
import type { Answer } from './judge.ts';
import type { NastyFile } from './nasty-file.ts';

export const RUSH = { pictures: 40, atOnce: 4 } as const;

/** What a sound picture, one of these, and one too many at a time are answered with. */
const EXPECTED: readonly number[] = [201, 400, 413, 415, 429];

/**
 * Uploads nasty pictures several at a time, over and over until there were 40; none of no files.
 * @returns how many were sent, how often each status was answered, and how many were answered otherwise or not at all
 */
export const rush = async (
  files: readonly NastyFile[],
  upload: (bytes: Buffer, claims?: string) => Promise<Answer>,
): Promise<{ sent: number; statuses: Map<number, number>; unexpected: number }> => {
  const made: { bytes: Buffer; claims: string | undefined }[] = [];
  for (const { make, claims } of files) made.push({ bytes: await make(), claims });
  const pictures = Array.from(
    { length: made.length === 0 ? 0 : RUSH.pictures },
    (_each, index) => made[index % made.length],
  );
  const statuses = new Map<number, number>();
  let unexpected = 0;
  await atOnce(RUSH.atOnce, pictures, async (picture) => {
    const answer = picture && (await upload(picture.bytes, picture.claims).catch(() => undefined));
    if (!answer || !EXPECTED.includes(answer.status)) unexpected += 1;
    else statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  });
  return { sent: pictures.length, statuses, unexpected };
};
