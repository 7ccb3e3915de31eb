import { createHash } from 'node:crypto';

/** A body as it is sent, and what tells whether a cache has the same. */
interface WrittenView {
  text: Buffer;
  etag: string;
}

const write = (body: unknown): WrittenView => {
  const text = Buffer.from(JSON.stringify(body));
  const hash = createHash('sha256').update(text).digest('base64url');
  // Weak, because the CDN compresses what it sends.
  return { text, etag: `W/"${hash}"` };
};

/**
 * The JSON by which one call answers with what a view shows, written once for as long as that is kept.
 * Each call has its own: another one may say something else of the same view.
 */
export const writtenViews = (): ((value: object, body: unknown) => WrittenView) => {
  const written = new WeakMap<object, WrittenView>();
  return (value, body) => {
    const known = written.get(value) ?? write(body);
    written.set(value, known);
    return known;
  };
};
