import { createHash } from 'node:crypto';
import type { View } from '../domain/views/kept-reads.ts';

/** A body as it is sent, and what tells whether a cache has the same. */
interface WrittenView {
  text: Buffer;
  etag: string;
}

const written = new WeakMap<View<unknown>, WrittenView>();

const write = (body: unknown): WrittenView => {
  const text = Buffer.from(JSON.stringify(body));
  const hash = createHash('sha256').update(text).digest('base64url');
  // Weak, because the CDN compresses what it sends.
  return { text, etag: `W/"${hash}"` };
};

/** The JSON that answers with a view, written once for as long as the view is kept. */
export const writtenView = (view: View<unknown>, body: unknown): WrittenView => {
  const known = written.get(view) ?? write(body);
  written.set(view, known);
  return known;
};
