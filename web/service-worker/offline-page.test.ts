import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { neverSeen } from './offline-page.ts';

/** The hashes of the styles in a page that its policy has to allow. */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<style>([^<]*)</g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );

describe('a page without a connection', () => {
  it('that was never seen says that, with a link that loads it again', async () => {
    const page = await neverSeen();
    const html = await page.text();
    expect(page.status).toBe(503);
    expect(html).toContain('You are offline');
    expect(html).toContain('<a href="">Retry</a>');
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(hashesOf(html)).toHaveLength(1);
    for (const hash of hashesOf(html)) expect(policy).toContain(hash);
    expect(policy).toContain("default-src 'none'");
  });
});
