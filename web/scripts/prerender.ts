/**
 * After `vite build`: writes the public screens as HTML, so that a visitor sees them before the
 * code has come, and leaves the bare shell for every other path in `app.html`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import type * as Screens from '../src/app/prerendered-screens.ts';
import type * as Renderer from '../src/app/render-page.tsx';
import { fillShell, stylesOf, type Page } from './prerendered-html.ts';
import { robots } from './robots.ts';

const web = join(import.meta.dirname, '..');
const dist = process.env.WEB_DIST ?? join(web, 'dist');

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Builds the renderer for Node, runs it on every screen, and leaves nothing of it behind. */
async function renderAll(): Promise<Page[]> {
  const outDir = mkdtempSync(join(web, 'node_modules/prerender-'));
  const source = (name: string) => join(web, 'src/app', name);
  const input = {
    renderer: source('render-page.tsx'),
    screens: source('prerendered-screens.ts'),
  };
  try {
    await build({
      root: web,
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir, ssr: true, copyPublicDir: false, rolldownOptions: { input } },
    });
    const load = (name: keyof typeof input): Promise<unknown> =>
      import(pathToFileURL(join(outDir, `${name}.js`)).href);
    const { renderPage } = (await load('renderer')) as typeof Renderer;
    const { prerenderedScreens } = (await load('screens')) as typeof Screens;
    const pages: Page[] = [];
    for (const { path, screen } of prerenderedScreens) {
      pages.push({ path, screen, ...(await renderPage(path)) });
    }
    return pages;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

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
const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));
const pages = await renderAll();
writeFileSync(join(dist, 'app.html'), shell);
for (const page of pages) {
  const styles = stylesOf(page);
  writeFileSync(join(dist, styles.file), styles.css);
  const html = fillShell(shell, page, {
    styles: styles.file,
    code: codeOf(page.screen, shell),
    fonts: fonts.map((name) => `assets/${name}`),
  });
  const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
  writeFileSync(join(dist, file), html);
}
writeFileSync(join(dist, 'robots.txt'), robots(loadEnv('production', web).VITE_SHOP_URL));
process.stdout.write(`Prerendered ${pages.map(({ path }) => path).join(' ')}\n`);
