import { join } from 'node:path';
import { ENDPOINTS, PUBLICATIONS } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { minimatch } from 'minimatch';
import { readFirebaseConfig } from './firebase-config.ts';

interface Hosting {
  rewrites: {
    source?: string;
    regex?: string;
    function?: { functionId: string };
    destination?: string;
  }[];
  headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
}

const root = join(import.meta.dirname, '../../..');
const hosting = readFirebaseConfig(root).hosting as unknown as Hosting;

/** Hosting's globs leave out names that begin with a dot. */
const matches = (path: string, { source, regex }: { source?: string; regex?: string }) =>
  regex === undefined ? minimatch(path, source ?? '') : new RegExp(regex, 'u').test(path);

/** Hosting takes the first rewrite that matches. */
const rewriteOf = (path: string) => hosting.rewrites.find((rule) => matches(path, rule));

/** Of several header rules that match, the last one counts. */
const headerOf = (path: string, key: string) =>
  hosting.headers
    .filter((rule) => matches(path, rule))
    .flatMap((rule) => rule.headers)
    .findLast((header) => header.key === key)?.value;

const callPaths = [
  ...new Set(Object.values(ENDPOINTS).map(({ path }) => path.replaceAll(/:\w+/g, 'x1'))),
];

describe.each(callPaths)('%s', (path) => {
  it('goes to the function', () => {
    expect(rewriteOf(path)?.function?.functionId).toBe('api');
  });

  it('goes there with an id that begins with a dot as well', () => {
    const dotted = path.replaceAll('x1', '.x1');
    expect(rewriteOf(dotted)?.function?.functionId).toBe('api');
    expect(headerOf(dotted, 'Cache-Control')).toBeUndefined();
  });

  it('keeps the Cache-Control that the function gives it', () => {
    expect(headerOf(path, 'Cache-Control')).toBeUndefined();
    expect(headerOf(path, 'X-Content-Type-Options')).toBe('nosniff');
  });
});

const publicationPaths = Object.values(PUBLICATIONS).map(({ path }) => path.replace(':id', 'x1'));

describe.each(publicationPaths)('%s', (path) => {
  it('is written by the function, which says how long it may be kept', () => {
    expect(rewriteOf(path)?.function?.functionId).toBe('api');
    expect(headerOf(path, 'Cache-Control')).toBeUndefined();
  });
});

const pages = ['/', '/home', '/products', '/products/x1', '/blogs', '/Dashboard/my-orders', '/a/b'];

describe.each(pages)('%s', (path) => {
  it('is a page that browsers ask for anew', () => {
    expect(rewriteOf(path)?.destination).toBe('/app.html');
    expect(headerOf(path, 'Cache-Control')).toBe('no-cache');
  });
});

describe.each([
  '/assets/main-BOR8kLkp.js',
  '/assets/index.esm-m-kJUb1t.js',
  '/assets/a-l0g_n3Mh.woff2',
])('the built file %s', (path) => {
  it('may be kept forever', () => {
    expect(headerOf(path, 'Cache-Control')).toContain('immutable');
  });

  it('is for the function to refuse when it is gone, and never the page of the site', () => {
    expect(rewriteOf(path)?.function?.functionId).toBe('api');
  });
});

describe.each(['/assets/x.js', '/assets/.x-BOR8kLkp.js.map', '/assets/a/b-BOR8kLkp.js'])(
  '%s, which no build makes,',
  (path) => {
    it('is for the function to refuse, with the Cache-Control it chooses', () => {
      expect(rewriteOf(path)?.function?.functionId).toBe('api');
      expect(headerOf(path, 'Cache-Control')).toBeUndefined();
    });
  },
);
