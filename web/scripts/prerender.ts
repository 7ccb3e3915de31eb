/**
 * After `vite build`: builds what renders the public pages beside the API, leaves the bare shell for
 * the app in `app.html`, and writes the screens that are always the same as HTML.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv, minifySync } from 'vite';
import type * as Facts from '../src/app/server/built-facts.ts';
import type * as Documents from '../src/app/server/page-document.ts';
import type { PageFiles } from '../src/app/server/page-files.ts';
import type * as Renderer from '../src/app/server/render-page.tsx';
import type * as Screens from '../src/app/server/rendered-screens.ts';
import type * as Samples from '../src/app/server/sample-answers.ts';
import { browserTargets } from '../vite.config.ts';
import { robots } from './robots.ts';

const web = join(import.meta.dirname, '..');
const dist = process.env.WEB_DIST ?? join(web, 'dist');
/** The build of the functions takes it along from there. */
const rendererFolder = join(web, '.cache/renderer');

/** A script that no build reads, as small as it gets. */
function small(name: string): string {
  const file = join(dist, name);
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  writeFileSync(file, code);
  return code;
}

/** Puts such a script among the files that are kept for good. @returns its path within the site's root */
function kept(name: string): string {
  const code = small(`${name}.js`);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.js`;
  renameSync(join(dist, `${name}.js`), join(dist, file));
  return file;
}

/**
 * The styles for paper, which Vite passes on as they were written, as small as they get.
 * @param shell that names them
 * @returns the shell with their name, which changes with what is in them
 */
async function withSmallPrintStyles(shell: string): Promise<string> {
  const [written] = /assets\/print-[\w-]{8}\.css/.exec(shell) ?? [];
  if (written === undefined) throw new Error('The shell names no styles for paper.');
  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: browserTargets,
      rolldownOptions: { input: join(web, 'src/app/theme/print.css') },
    },
  });
  const [small] = 'output' in built ? built.output : [];
  if (!small) throw new Error('The styles for paper were not built.');
  if (small.fileName !== written) rmSync(join(dist, written));
  return shell.replace(written, small.fileName);
}

/**
 * That a page fades in, as a style of its own: without scripts the file of the page's styles may still
 * be read at the first paint, before which the browser wants to know.
 */
const FADE_RULE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * @throws Error unless each policy of `firebase.json` allows what pages carry in themselves; it says
 * what to put there
 */
function requireAllowed(directive: string, hash: string, what: string): void {
  const config = readFileSync(join(web, '../firebase.json'), 'utf8');
  const policies = config.match(new RegExp(`${directive} [^;]*`, 'g')) ?? [];
  if (policies.length === 0 || !policies.every((sources) => sources.includes(hash)))
    throw new Error(
      `${what} has changed: put ${hash} in the place of the last hash of each ${directive} in firebase.json.`,
    );
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Builds for Node, libraries included: the API has none of them. */
async function buildForNode(): Promise<void> {
  const source = (name: string) => join(web, 'src/app/server', name);
  rmSync(rendererFolder, { recursive: true, force: true });
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir: rendererFolder,
      ssr: true,
      manifest: false,
      minify: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          renderer: source('renderer.ts'),
          'render-page': source('render-page.tsx'),
          'rendered-screens': source('rendered-screens.ts'),
          'page-document': source('page-document.ts'),
          'built-facts': source('built-facts.ts'),
          'sample-answers': source('sample-answers.ts'),
        },
      },
    },
  });
}

/** One file at the root of the site, whose folder is what a service worker may serve. */
const buildServiceWorker = (): Promise<unknown> =>
  build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: browserTargets,
      rolldownOptions: {
        input: join(web, 'service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });

const load = (name: string): Promise<unknown> =>
  import(pathToFileURL(join(rendererFolder, `${name}.js`)).href);

/** The rules of the files of styles that the shell names. */
const stylesOf = (shell: string): string =>
  (shell.match(/<link rel="stylesheet"(?![^>]* media=)[^>]*>/g) ?? [])
    .map((tag) => /href="\/([^"]+)"/.exec(tag)?.[1] ?? '')
    .map((file) => readFileSync(join(dist, file), 'utf8').trim())
    .join('\n');

/** The files of a screen's code that the shell does not name yet. */
function codeOf(screen: string, shell: string): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const files = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no ${key}.`);
    if (files.has(entry.file) || shell.includes(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  visit(`src/app/screens/${screen}.tsx`);
  return [...files];
}

// React, MUI and Emotion make the same class names here as in the browser only in production mode.
process.env.NODE_ENV = 'production';
await buildForNode();
await buildServiceWorker();
const { renderPage } = (await load('render-page')) as typeof Renderer;
const { builtScreens, renderedScreens } = (await load('rendered-screens')) as typeof Screens;
const { fileBelow, fillShell, policyHash, styleFile, stylesAsData, withScripts } = (await load(
  'page-document',
)) as typeof Documents;
const { builtHead } = (await load('built-facts')) as typeof Facts;
const { sampleAnswers } = (await load('sample-answers')) as typeof Samples;

const shopUrl = loadEnv('production', web).VITE_SHOP_URL;
// The one file of it that every page needs.
const face = readdirSync(join(dist, 'assets')).find((name) =>
  /^archivo-[\w-]{8}\.woff2$/.test(name),
);
if (face === undefined) throw new Error('The build has no file of the face.');
const bootstrap = small('bootstrap.js');
requireAllowed('script-src', policyHash(bootstrap), 'web/public/bootstrap.js');
requireAllowed('style-src', policyHash(FADE_RULE), 'The rule by which a page fades in');
const shell = withScripts(
  await withSmallPrintStyles(readFileSync(join(dist, 'index.html'), 'utf8')),
  {
    bootstrap,
    later: kept('later'),
    face: `assets/${face}`,
  },
);
// The home page comes from the API; Hosting would serve this in its place.
rmSync(join(dist, 'index.html'));
writeFileSync(join(dist, 'app.html'), shell);

const files: PageFiles = {
  shellStyles: stylesOf(shell),
  code: {},
  below: {},
};
for (const { path, screen, below } of [...renderedScreens, ...builtScreens]) {
  files.code[screen] ??= codeOf(screen, shell);
  if (below === undefined || files.below[screen]) continue;
  const page = await renderPage(path, sampleAnswers());
  const { css, newest, ...noted } = fileBelow(page, screen, below, files.shellStyles);
  writeFileSync(join(dist, noted.file), css);
  // For pages of an earlier build (`newest-styles.ts` of the API).
  writeFileSync(join(dist, newest), css);
  files.below[screen] = noted;
}
writeFileSync(join(rendererFolder, 'page-files.json'), JSON.stringify(files));

for (const { path, screen, file } of builtScreens) {
  const page = await renderPage(path === '*' ? '/404' : path);
  const styles = styleFile(page, screen, files.shellStyles);
  writeFileSync(join(dist, styles.file), styles.css);
  const html = fillShell(shell, page, {
    path,
    early: stylesAsData(styles),
    head: [`<style>${FADE_RULE}</style>`, ...builtHead(screen, path, shopUrl)],
    code: files.code[screen] ?? [],
  });
  writeFileSync(join(dist, file), html);
}
writeFileSync(join(dist, 'robots.txt'), robots(shopUrl));
process.stdout.write(`Wrote ${builtScreens.map(({ file }) => file).join(' ')}\n`);
