import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

interface HostingConfig {
  hosting: { rewrites: { source: string; function?: unknown }[] };
}

/** Where the API answers while Vite itself serves the pages: the Hosting emulator. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:5000';

/**
 * Proxy rules for every path that Hosting hands to the function. They are read from firebase.json,
 * so that a new call needs no second entry here. `/payment/{id}` is a screen too: a navigation
 * (a GET that accepts HTML) stays with the web app.
 */
function apiProxy(): Record<string, ProxyOptions> {
  const file = new URL('../firebase.json', import.meta.url);
  const config = JSON.parse(readFileSync(file, 'utf8')) as HostingConfig;
  const options: ProxyOptions = {
    target: apiOrigin,
    bypass: (req) => (req.headers.accept?.includes('text/html') ? '/index.html' : undefined),
  };
  const patterns = config.hosting.rewrites
    .filter((rewrite) => rewrite.function !== undefined)
    .map((rewrite) => `^${rewrite.source.replace('/**', '/.*')}(\\?.*)?$`);
  return Object.fromEntries(patterns.map((pattern) => [pattern, options]));
}

/**
 * reactfire is one module that names every Firebase SDK. None of them says that it may be left out
 * when nothing of it is used, so this does; without it sign-in would load Firestore, Realtime
 * Database, Storage and Remote Config as well.
 */
const firebaseSideEffects = {
  test: /node_modules\/(@firebase|firebase|reactfire)\//,
  sideEffects: false,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    alias: {
      'firebase/database': fileURLToPath(
        new URL('src/lib/firebase/no-database.ts', import.meta.url),
      ),
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: apiProxy() },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true, proxy: apiProxy() },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: [firebaseSideEffects] } },
  },
});
