/**
 * After `vite build`: builds what renders the public pages beside the API, leaves the bare document for
 * the app in `app.html`, and writes the pages that are always the same as HTML.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headTags } from '@rollwell/functions/contract/page-head';
import { build, loadEnv } from 'vite';
import type * as Server from '../src/entry-server.tsx';
import type { PageTemplate } from '../src/page-template.ts';
import { browserTargets } from '../vite.config.ts';
import { policyTag, type HostingConfig } from './policy-tag.ts';
import { robots } from './robots.ts';
import { buildStartOnIntent, scriptAlone } from './start-script.ts';

const web = join(import.meta.dirname, '..');
const dist = process.env.WEB_DIST ?? join(web, 'dist');
/** The build of the functions takes it along from there. */
const rendererFolder = join(web, '.cache/renderer');

/** The pages that Hosting serves itself: by address, the name of their file. */
const STATIC_PAGES = {
  '/my-portfolio': 'my-portfolio.html',
  '/login': 'login.html',
  '/signup': 'signup.html',
  // What Hosting answers, with 404, wherever there is nothing.
  '/404': '404.html',
} as const;

const production = { 'process.env.NODE_ENV': '"production"' };

/** Builds for Node, libraries included: the API has none of them. */
async function buildRenderer(): Promise<typeof Server> {
  rmSync(rendererFolder, { recursive: true, force: true });
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    define: production,
    ssr: { noExternal: true },
    build: {
      outDir: rendererFolder,
      ssr: true,
      manifest: false,
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { input: { 'entry-server': join(web, 'src/entry-server.tsx') } },
    },
  });
  // React, MUI and Emotion make the same class names here as in the browser only in production mode.
  process.env.NODE_ENV = 'production';
  const file = pathToFileURL(join(rendererFolder, 'entry-server.js'));
  return (await import(file.href)) as typeof Server;
}

const target = browserTargets;

/** At the root of the site, whose folder is what a service worker may serve. */
const buildServiceWorker = () =>
  build(
    scriptAlone({
      input: 'service-worker/service-worker.ts',
      name: 'service-worker.js',
      outDir: dist,
      write: true,
      target,
    }),
  );

const hashOf = (content: string) => createHash('sha256').update(content);

/** Writes a file whose name changes with its content. @returns its address */
function writeAsset(name: string, extension: string, content: string): string {
  const file = `assets/${name}-${hashOf(content).digest('base64url').slice(0, 8)}.${extension}`;
  writeFileSync(join(dist, file), content);
  return `/${file}`;
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string; imports?: string[]; css?: string[] }
>;

/** The addresses of a module's file and of those that it imports, without those of `others`. */
function filesOf(module: string, others: readonly string[] = []): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build has no ${key}.`);
    const address = `/${entry.file}`;
    if (files.has(address) || others.includes(address)) return;
    files.add(address);
    entry.imports?.forEach(visit);
  };
  visit(module);
  return [...files];
}

/** By which Vite names the code of the document. */
const ENTRY = 'index.html';
const PAGE = /^src\/pages\/([\w-]+)\.tsx$/;
/** By these tags Vite begins the app and links its styles. */
const APP_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)"(?![^>]* media=))[^>]*>(?:<\/script>)?/g;

const server = await buildRenderer();
await buildServiceWorker();
const script = `${server.colorSchemeScript()}\n${await buildStartOnIntent(target)}`;

const document = readFileSync(join(dist, 'index.html'), 'utf8');
// The home page comes from the API; Hosting would serve this in its place.
rmSync(join(dist, 'index.html'));
const scriptFile = writeAsset('start', 'js', script);
writeFileSync(
  join(dist, 'app.html'),
  document.replace('<!--start-on-intent-->', `<script src="${scriptFile}"></script>`),
);

const [entry = '', ...modules] = filesOf(ENTRY);
const styles = (manifest[ENTRY]?.css ?? []).map((file) =>
  readFileSync(join(dist, file), 'utf8').trim(),
);
const template: PageTemplate = {
  html: document.replace(APP_TAGS, ''),
  entry,
  modules,
  pages: Object.fromEntries(
    Object.keys(manifest).flatMap((module) => {
      const [, name] = PAGE.exec(module) ?? [];
      return name === undefined ? [] : [[name, filesOf(module, [entry, ...modules])]];
    }),
  ),
  script,
  scriptHash: `'sha256-${hashOf(script).digest('base64')}'`,
  styles: `<style>${styles.join('\n')}</style>`,
};
const { html, ...parts } = template;
writeFileSync(join(rendererFolder, 'page.html'), html);
writeFileSync(join(rendererFolder, 'page-parts.json'), JSON.stringify(parts));

/** The rules of `<style>` tags. */
const rulesOf = (tags: string): string => tags.replaceAll(/<\/?style[^>]*>/g, '');

const hostingConfig = process.env.HOSTING_CONFIG ?? join(web, '../firebase.json');
const policy = policyTag(JSON.parse(readFileSync(hostingConfig, 'utf8')) as HostingConfig);

const shopUrl = loadEnv('production', web).VITE_SHOP_URL;
const whole = (address: string) => (shopUrl ? new URL(address, shopUrl).href : address);
for (const [address, file] of Object.entries(STATIC_PAGES)) {
  const page = await server.renderPage(address);
  const css = writeAsset(page.page, 'css', rulesOf(template.styles + page.styles));
  const html = server.fillTemplate(
    template,
    { ...page, styles: '' },
    {
      script: { begin: `<script src="${scriptFile}"`, end: '></script>' },
      styles: `<link rel="stylesheet" href="${css}">`,
      head: headTags({
        description: page.description ?? '',
        ...(shopUrl && page.status === 200 && { canonical: whole(address) }),
        picture: whole('/share-card.png'),
        type: 'website',
        structured: [],
      }),
    },
  );
  // Hosting shows it at every address, and has a policy for those alone that it knows.
  const bringsPolicy = address === '/404';
  writeFileSync(join(dist, file), bringsPolicy ? html.replace('<head>', `<head>${policy}`) : html);
}
writeFileSync(join(dist, 'robots.txt'), robots(shopUrl));
process.stdout.write(`Wrote ${Object.values(STATIC_PAGES).join(' ')}\n`);
