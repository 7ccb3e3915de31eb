import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type ProxyOptions } from 'vite';
import { DEMO_UPLOAD_KEY } from '../functions/src/contract/images.ts';
import { standIns } from './stand-ins/plugin.ts';

interface HostingConfig {
  hosting: {
    rewrites: { source?: string; regex?: string; function?: unknown }[];
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
    bypass: (req) => (req.headers.accept?.includes('text/html') ? '/index.html' : undefined),
  };
  const patterns = hosting.rewrites
    .filter((rewrite) => rewrite.function !== undefined)
    // The function gets what is gone of the built files; here Vite serves them itself.
    .filter(({ regex }) => !regex?.startsWith('^/assets/'))
    .map(({ source, regex }) => regex ?? `^${source?.replace('/**', '/.*')}(\\?.*)?$`);
  return Object.fromEntries(patterns.map((pattern) => [pattern, options]));
}

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

/**
 * Gives reactfire a stand-in for the Firebase SDKs that the site does not use through it, and
 * Firestore one for the engine of regular expressions that only its pipelines need.
 */
function withoutUnusedSdks(): Plugin {
  const unused: Record<string, RegExp> = {
    '/reactfire/': /^firebase\/(database|firestore|functions|remote-config|storage)$/,
    '/@firebase/firestore/': /^re2js$/,
  };
  const standIn = fileURLToPath(new URL('src/lib/firebase/unused-sdks.ts', import.meta.url));
  return {
    name: 'without-unused-sdks',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      Object.entries(unused).some(([by, what]) => importer?.includes(by) && what.test(source))
        ? standIn
        : undefined,
  };
}

/** Modules by the folder of a package, or by the end of their path in our own code. */
const from = (...packages: string[]): RegExp =>
  new RegExp(String.raw`/node_modules/(${packages.join('|')})[/.]`);
const ours = (...names: string[]): RegExp =>
  new RegExp(String.raw`/(web/src|functions/src/contract)/(${names.join('|')})\.tsx?$`);
const either = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** In the page's own code, from its start on. */
const INITIAL = ['$initial' as const];

/**
 * What travels together. Files that always come together are fewer bytes as one, since each is packed
 * by itself, and the names of all files stand in the first. What few screens use stays with them. A
 * group takes along what its modules import, unless one above has it.
 */
const groups = [
  // All that surrounds a screen: what changes with a library, and what changes with the shop.
  {
    name: 'libraries',
    test: from(
      'react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary',
      '@emotion|@mui|stylis|clsx|@tanstack',
    ),
    tags: INITIAL,
  },
  // What nearly every screen is made of beside what surrounds it.
  {
    name: 'basics',
    test: either(
      from('@mui/(utils|material/(utils(?!/merge)|Card))'),
      ours('components/paint-band', 'lib/shared-once', 'constants'),
    ),
    minShareCount: 4,
  },
  { name: 'frame', test: /\/web\/|\/contract\/|stand-in/, tags: INITIAL },
  // What sign-in and Firestore share stands apart, so that neither brings the other.
  {
    name: 'firebase',
    test: either(from('@firebase/(app|component|logger|util)', 'idb'), /\/unused-sdks\.ts$/),
  },
  { name: 'firestore', test: from('@firebase/(firestore|webchannel-wrapper)') },
  // What nearly every screen is made of.
  {
    name: 'pages',
    test: either(
      ours(
        'components/(card-grid|empty-state|field-frame|figures|picture|phone-wide|two-columns)',
        'lib/(formats|keep-units|preview|api/pages)',
        '(country-name|images|in-stock|money)',
      ),
    ),
    minShareCount: 4,
  },
  // Fields, as a list has one to search by.
  {
    name: 'fields',
    test: either(
      from('@mui/material/(FormControl|FormHelperText|InputLabel|NativeSelect|OutlinedInput)'),
      ours('components/text-field'),
    ),
  },
  // A form that the browser sends by itself.
  {
    name: 'plain-forms',
    test: ours('components/plain-field', 'features/contact/(texts|components/plain-contact-form)'),
  },
  // A form that is checked; the checks themselves come when somebody is at it.
  {
    name: 'forms',
    test: either(
      from('formik'),
      ours(
        'components/(form|form-field|submit-button|read-only-field|field-end|sticky-alert)',
        'lib/(late-schema|use-settled)',
        'features/auth/came-from',
      ),
    ),
  },
  // A product, wherever one is shown.
  {
    name: 'product-parts',
    test: ours(
      'features/products/(texts|components/(price|product-picture))',
      'components/(rating-mark|stars)',
    ),
  },
  // Products side by side.
  {
    name: 'cards',
    test: ours(
      'features/products/(components/(card-layout|product-grid)|api/list-products)',
      'features/basket/components/add-to-basket',
      'components/keep-focus',
    ),
  },
  // A list that stays where it is while somebody looks at it, and what others have of it.
  { name: 'pager', test: ours('components/pager') },
  { name: 'steadiness', test: ours('components/steadiness') },
  {
    name: 'lists',
    test: ours('components/(steady-page|steady-list|past-the-end)', 'lib/use-settling'),
  },
  // What comes with every way to order.
  { name: 'ordering', test: ours('features/orders/(api/invalidate-stock|wanted-quantity)') },
  // What an order comes to.
  {
    name: 'terms',
    test: ours(
      '(delivery|delivery-day|destinations|eu-countries|quote|vat|vat-number|vat-words)',
      'components/(order-terms|total-rows)',
      'lib/(chosen-country|use-now|query/settings)',
    ),
  },
];

/** What the first file imports itself. */
const WITH_THE_FRAME = /\/(libraries|rolldown-runtime)-[\w-]+\.js$/;

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: import.meta.dirname,
  // What renders pages beside the API uploads nothing.
  define: isSsrBuild
    ? {}
    : { 'import.meta.env.VITE_UPLOAD_KEY': JSON.stringify(uploadKeyFor(command, mode)) },
  plugins: [react(), withoutUnusedSdks(), standIns(isSsrBuild)],
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: apiProxy() },
  build: {
    outDir: 'dist',
    target: browserTargets,
    emptyOutDir: true,
    // scripts/prerender.ts looks up there which files a screen consists of.
    manifest: true,
    // Firestore's SDK, which loads behind sign-in only, is this large.
    chunkSizeWarningLimit: 600,
    assetsInlineLimit: 0,
    modulePreload: {
      // Where a browser knows no preloading, the files come one after the other.
      polyfill: false,
      // What asks for a screen has come with the libraries.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !WITH_THE_FRAME.test(file)),
    },
    // What renders pages reads the file beside it.
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
}));
