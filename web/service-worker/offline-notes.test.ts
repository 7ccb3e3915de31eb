import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { neverSeen, withAge } from './offline-notes.ts';

const kept = (headers: Record<string, string>) =>
  new Response(
    '<html><head><title>Naps</title></head><body><div id="root"><h1>Naps</h1></div></body></html>',
    { headers: { 'Content-Security-Policy': "default-src 'self'; style-src 'self'", ...headers } },
  );

/** The hashes of the styles in a page that its policy has to allow. */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<style>([^<]*)</g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );

describe('a page without a connection', () => {
  it('is what was kept, and says how old that is', async () => {
    const page = await withAge(kept({ Date: 'Sun, 22 Nov 2026 08:00:00 GMT' }));
    const html = await page.text();
    expect(html).toMatch(/This page is from 22 November 2026 at \d\d:00\./);
    expect(html).toContain('<div id="root"><h1>Naps</h1></div>');
    expect(html.indexOf('role="status"')).toBeLessThan(html.indexOf('id="root"'));
    for (const hash of hashesOf(html))
      expect(page.headers.get('Content-Security-Policy')).toContain(`style-src ${hash} 'self'`);
  });

  it('says so where nobody knows how old it is', async () => {
    expect(await (await withAge(kept({}))).text()).toContain('This page is from an earlier visit.');
  });

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
