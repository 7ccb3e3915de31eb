import { readdirSync } from 'node:fs';
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

const root = join(import.meta.dirname, '../../../..');
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

/** The function of a call: pictures have one to themselves. */
const functionOf = (path: string) => (path === ENDPOINTS.uploadImage.path ? 'pictures' : 'api');

const callPaths = [
  ...new Set(Object.values(ENDPOINTS).map(({ path }) => path.replaceAll(/:\w+/g, 'x1'))),
];

describe.each(callPaths)('%s', (path) => {
  it('goes to its function', () => {
    expect(rewriteOf(path)?.function?.functionId).toBe(functionOf(path));
  });

  it('goes there with an id that begins with a dot as well', () => {
    const dotted = path.replaceAll('x1', '.x1');
    expect(rewriteOf(dotted)?.function?.functionId).toBe(functionOf(path));
    expect(headerOf(dotted, 'Cache-Control')).toBeUndefined();
  });

  it('keeps the Cache-Control that the function gives it', () => {
    expect(headerOf(path, 'Cache-Control')).toBeUndefined();
    expect(headerOf(path, 'X-Content-Type-Options')).toBe('nosniff');
  });
});

it('an upload with a slash at the end goes to no other function', () => {
  expect(rewriteOf(`${ENDPOINTS.uploadImage.path}/`)?.function?.functionId).toBe('pictures');
});

const publicationPaths = Object.values(PUBLICATIONS).map(({ path }) => path.replace(':id', 'x1'));

describe.each(publicationPaths)('%s', (path) => {
  it('is written by the function, which says how long it may be kept', () => {
    expect(rewriteOf(path)?.function?.functionId).toBe('api');
    expect(headerOf(path, 'Cache-Control')).toBeUndefined();
  });
});

/** The policy that Hosting lays over a page of its own. */
const policyOf = (path: string) => headerOf(path, 'Content-Security-Policy');

const appPages = ['/login', '/signup', '/add-blog', '/purchase/x1', '/Dashboard/my-orders'];

describe.each([...appPages, '/dashboard', '/Dashboard/'])('%s', (path) => {
  it('is the app, which browsers ask for anew', () => {
    expect(rewriteOf(path)?.destination).toBe('/app.html');
    expect(headerOf(path, 'Cache-Control')).toBe('no-cache');
    expect(policyOf(path)).toMatch(/^default-src 'self'/);
  });
});

it('a page of the build is the same with a slash at its end', () => {
  expect(rewriteOf('/my-portfolio/')?.destination).toBe('/my-portfolio.html');
  expect(headerOf('/my-portfolio/', 'Cache-Control')).toBe('no-cache');
  expect(policyOf('/my-portfolio/')).toBe(policyOf('/my-portfolio'));
});

describe.each(['/', '/home', '/products', '/products/x1', '/products/x/y', '/blogs', '/blogs/x1'])(
  '%s',
  (path) => {
    it('is a page of the function, which says how long it may be kept and which styles it has', () => {
      expect(rewriteOf(path)?.function?.functionId).toBe('api');
      expect(headerOf(path, 'Cache-Control')).toBeUndefined();
      expect(policyOf(path)).toBeUndefined();
      expect(headerOf(path, 'X-Content-Type-Options')).toBe('nosniff');
    });
  },
);

describe.each(['/a/b', '/wp-login.php', '/homepage', '/productsx', '/apps'])('%s', (path) => {
  it('leads to nothing: Hosting answers 404 with its page for that, which nobody may frame', () => {
    expect(rewriteOf(path)).toBeUndefined();
    expect(headerOf(path, 'X-Frame-Options')).toBe('DENY');
  });
});

it.each(['/__/auth/iframe', '/__/auth/handler', '/__/firebase/init.json'])(
  '%s is answered by Firebase, which frames it to sign in: no header of ours lies over it',
  (path) => {
    const rules = hosting.headers.filter(({ regex = '' }) => new RegExp(regex, 'u').test(path));
    expect(rules).toEqual([]);
  },
);

it.each(['/', '/_', '/__', '/_/', '/_x', '/__x', '/__x/auth', '/x/__/auth/iframe', '/\n', '/ü'])(
  '%j is none of the addresses of Firebase, and may be framed by nobody',
  (path) => {
    expect(headerOf(path, 'X-Frame-Options')).toBe('DENY');
  },
);

/** What a build has beside the pages: some in `web/public`, some made. */
const FILES = [
  ...readdirSync(join(root, 'web/public')).map((name) => `/${name}`),
  '/service-worker.js',
];

it.each(FILES)('%s is asked for anew, since its name stays while it changes', (path) => {
  expect(headerOf(path, 'Cache-Control')).toBe('no-cache');
});

it('says of headers where they count, and never where they do not', () => {
  for (const { source, regex } of hosting.headers) {
    expect(source).toBeUndefined();
    expect(regex).not.toContain('(?!');
    expect(regex).not.toMatch(/\[\^(?![/_]\])/);
  }
});

/** The policy of a page is about what runs: pages, and scripts, of which some are workers. */
it.each([
  ['/hero-640.avif', '/login.avif'],
  ['/hero-1280.webp', '/signup.svg'],
  ['/assets/login-b5mI8zpd.css', '/assets/main-BOR8kLkp.js'],
  ['/assets/archivo-5AxlIIdP.woff2', '/assets/password-strength.worker-BOR8kLkp.js'],
  ['/pictures/0b1c2d3e-0000-4000-8000-0123456789ab/640.avif', '/service-worker.js'],
])('the policy of %s is short and allows nothing, that of %s is the one of pages', (file, page) => {
  expect(policyOf(file)).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(policyOf(page)).toMatch(/^default-src 'self'/);
});

it.each(['.css', '.woff2', '.md', '.xml', '.txt', '/.x', '/.well-known/x.css'])(
  'a screen of the app whose address ends in %s is under the policy of pages, and asked for anew',
  (end) => {
    for (const path of ['/Dashboard/x', '/purchase/x'].map((screen) => screen + end)) {
      expect(rewriteOf(path)?.destination).toBe('/app.html');
      expect(policyOf(path)).toMatch(/^default-src 'self'/);
      expect(headerOf(path, 'Cache-Control')).toBe('no-cache');
      expect(headerOf(path, 'X-Content-Type-Options')).toBe('nosniff');
    }
  },
);

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

it('an uploaded picture comes from its function, which says how long it may be kept', () => {
  const path = '/pictures/0b1c2d3e-0000-4000-8000-0123456789ab/640.avif';
  expect(rewriteOf(path)?.function?.functionId).toBe('shownPictures');
  expect(headerOf(path, 'Cache-Control')).toBeUndefined();
  expect(headerOf(path, 'X-Content-Type-Options')).toBe('nosniff');
});
