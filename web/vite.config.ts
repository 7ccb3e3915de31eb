import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type ProxyOptions } from 'vite';
import { DEMO_UPLOAD_KEY } from '../functions/src/contract/site/images.ts';
import { renderInDev } from './scripts/render-in-dev.ts';

interface HostingConfig {
  hosting: {
    rewrites: { source?: string; regex?: string; function?: unknown; destination?: string }[];
  };
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
) as HostingConfig;

const { browserslist } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { browserslist: string[] };

/** The browsers that the shop promises to run in, as the build names them: `chrome111`, `ios16.4`. */
export const browserTargets = browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** Where the API answers while Vite itself serves the pages: the Hosting emulator. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:5000';

/**
 * Proxy rules for every path that Hosting hands to the function. They are read from firebase.json,
 * so that a new call needs no second entry here. `/payment/{id}` is a screen too: a navigation
 * (a GET that accepts HTML) stays with the web app.
 */
function apiProxy(): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target: apiOrigin,
    bypass: (req) =>
      req.method === 'GET' && req.headers.accept?.includes('text/html') ? req.url : undefined,
  };
  const patterns = hosting.rewrites
    .filter((rewrite) => rewrite.function !== undefined)
    // The function gets what is gone of the built files; here Vite serves them itself.
    .filter(({ regex }) => !regex?.startsWith('^/assets/'))
    .map(({ source, regex }) => regex ?? `^${source?.replace('/**', '/.*')}(\\?.*)?$`);
  return Object.fromEntries(patterns.map((pattern) => [pattern, options]));
}

/** Where Hosting serves the app without a rendered page. */
const appPaths = new RegExp(
  hosting.rewrites.find(({ destination }) => destination === '/app.html')?.regex ?? '$^',
);

/** The builds and servers whose pages talk to the emulators; any other build is for a deployment. */
const EMULATORS = 'emulators';

/**
 * The key of picture uploads: the emulators', or the one of the deployment that is built for.
 * @throws Error for a deployment without one: its site could not upload a picture
 */
function uploadKeyFor(command: 'build' | 'serve', mode: string): string {
  if (command === 'serve' || mode === EMULATORS) return DEMO_UPLOAD_KEY;
  const { VITE_UPLOAD_KEY: key = '' } = loadEnv(mode, import.meta.dirname);
  if (key.trim() === '' || key === DEMO_UPLOAD_KEY)
    throw new Error(
      'VITE_UPLOAD_KEY is missing: a site that is deployed needs the key of its API. ' +
        '"npm run deploy" builds with the one of functions/.env.<project>; ' +
        '"npm run build" at the top builds for the emulators.',
    );
  return key;
}

/** reactfire names the SDKs of Firebase that the site does not use through it. */
const UNUSED_SDKS = /^firebase\/(database|firestore|functions|remote-config|storage)$/;

/** Gives reactfire an empty module for each of them: together they are larger than the site. */
const withoutUnusedSdks = (): Plugin => ({
  name: 'without-unused-sdks',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    importer?.includes('/reactfire/') && UNUSED_SDKS.test(source)
      ? fileURLToPath(new URL('src/lib/firebase/unused-sdks.ts', import.meta.url))
      : undefined,
});

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: import.meta.dirname,
  // What renders pages beside the API uploads nothing.
  define: isSsrBuild
    ? {}
    : { 'import.meta.env.VITE_UPLOAD_KEY': JSON.stringify(uploadKeyFor(command, mode)) },
  plugins: [react(), withoutUnusedSdks(), renderInDev({ apiOrigin, appPaths, browserTargets })],
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: apiProxy() },
  build: {
    outDir: 'dist',
    target: browserTargets,
    emptyOutDir: true,
    // scripts/build-pages.ts looks up there which files a screen consists of.
    manifest: true,
    // Firestore's SDK, which loads behind sign-in only, is this large.
    chunkSizeWarningLimit: 600,
    assetsInlineLimit: 0,
    modulePreload: {
      // Where a browser knows no preloading, the files come one after the other.
      polyfill: false,
    },
    // What every page begins with, in two files: the libraries change with their versions, the rest with
    // the shop.
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
              { name: 'app', tags: ['$initial'] },
            ],
          },
        },
      },
    }),
  },
}));
