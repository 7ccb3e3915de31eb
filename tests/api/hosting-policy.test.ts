import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { minimatch } from 'minimatch';
import { SHOP } from '../support/api-client.ts';

interface Rewrite {
  source?: string;
  regex?: string;
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: { rewrites: Rewrite[] } };

/** Paths at which somebody may ask, at least one for each rewrite, and some that none is for. */
const PATHS = [
  ...['/user', '/admin/x', '/product', '/product/x', '/order', '/payment/x'],
  ...['/review', '/blog', '/blog/x', '/image', '/image/x', '/pictures/x/640'],
  ...['/contact', '/contact/x', '/settings', '/withdrawal', '/openapi.json'],
  ...['/sitemap.xml', '/feed.json', '/merchant-feed.xml', '/llms.txt', '/blogs/feed.xml'],
  ...['/products.md', '/blogs/x.md', '/assets/x', '/assets/a-12345678', '/', '/home'],
  ...['/products', '/products/x', '/blogs', '/blogs/x', '/Dashboard', '/Dashboard/x'],
  ...['/purchase/x', '/basket', '/basket/order', '/basket/quick'],
  ...['/add-blog', '/add-product', '/login', '/signup', '/my-portfolio', '/app', '/404'],
  ...['/nothing', '/nothing/x', '/pictures', '/pictures/x', '/pictures/x/y/z', '/bl'],
];

const SUFFIXES = [
  ...['', '/', '.css', '.woff2', '.js', '.map', '.json', '.md', '.xml', '.txt', '.html'],
  ...['.svg', '.avif', '.webp', '/.x', '/.well-known/x.css', '//x.css'],
];

const matches = (path: string, { source, regex }: Rewrite): boolean =>
  regex === undefined ? minimatch(path, source ?? '') : new RegExp(regex, 'u').test(path);

/** The Hosting emulator ends at an address that begins with two slashes. */
const addressOf = (path: string, suffix: string): string => (path + suffix).replace(/^\/+/, '/');

const ask = async (path: string) => {
  const answer = await fetch(SHOP + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  // To its end: the Hosting emulator may end with an answer that nobody waits for.
  await answer.arrayBuffer();
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  const mayBeFramed = answer.headers.get('x-frame-options') !== 'DENY';
  return { path, isPage, mayBeFramed, isNosniff: answer.headers.has('x-content-type-options') };
};

describe('every page that Hosting answers with', () => {
  it('has an address among those asked for here, for each rewrite', () => {
    const all = PATHS.flatMap((path) => SUFFIXES.map((suffix) => addressOf(path, suffix)));
    const unasked = hosting.rewrites.filter((rule) => !all.some((path) => matches(path, rule)));
    expect(unasked).toEqual([]);
  });

  it.each(SUFFIXES.map((suffix) => [suffix]))(
    'may be framed by nobody, whichever path is asked for with "%s" at its end',
    async (suffix) => {
      const answers = await Promise.all(PATHS.map((path) => ask(addressOf(path, suffix))));
      const open = answers.filter(({ isPage, mayBeFramed }) => isPage && mayBeFramed);
      expect(open.map(({ path }) => path)).toEqual([]);
      expect(answers.filter(({ isNosniff }) => !isNosniff).map(({ path }) => path)).toEqual([]);
      // What asks nothing shows nothing.
      expect(answers.filter(({ isPage }) => isPage).length).toBeGreaterThan(0);
    },
  );
});
