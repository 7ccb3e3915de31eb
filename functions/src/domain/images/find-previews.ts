import { setTimeout as sleep } from 'node:timers/promises';
import { PREVIEW_IMAGE, uploadIdOf } from '../../contract/images.ts';
import type { FindPreview } from '../../contract/rendered-page.ts';
import type { Deps } from '../deps.ts';

/** Previews that a process keeps, of a thousand bytes or so each; the oldest gives way. */
export const MAX_KEPT_PREVIEWS = 500;

/** Milliseconds that a page waits for one. What comes later is there for the next page. */
const MAX_WAIT_MS = 500;

/** Bytes; several times what one takes. What is larger is no preview of ours. */
const MAX_PREVIEW_BYTES = 8_000;

/**
 * What finds the previews of uploaded pictures in Storage, each once: an upload never changes. None
 * is an answer that is kept, too; a failure is not, and costs a page no more than its preview.
 */
export function findPreviews({ images }: Pick<Deps, 'images'>): FindPreview {
  const kept = new Map<string, Promise<string | undefined>>();

  const read = async (id: string): Promise<string | undefined> => {
    const { width, format } = PREVIEW_IMAGE;
    const found = await images.read(id, width, format);
    if (!found) return undefined;
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of found.body as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > MAX_PREVIEW_BYTES) return undefined;
      parts.push(part);
    }
    const bytes = Buffer.concat(parts);
    return `data:image/${format};base64,${bytes.toString('base64')}`;
  };

  const begin = (id: string): Promise<string | undefined> => {
    const reading = read(id).catch(() => {
      kept.delete(id);
      return undefined;
    });
    kept.set(id, reading);
    if (kept.size > MAX_KEPT_PREVIEWS) kept.delete(kept.keys().next().value ?? '');
    return reading;
  };

  return async (address) => {
    const id = uploadIdOf(address);
    if (id === undefined) return undefined;
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const tooLate = sleep(MAX_WAIT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    try {
      return await Promise.race([kept.get(id) ?? begin(id), tooLate]);
    } finally {
      giveUp.abort();
    }
  };
}
