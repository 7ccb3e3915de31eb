import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url));

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Empty</title></head>
<body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`;

const MAIN = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
const router = createBrowserRouter([{ path: '/', element: createElement('h1', null, 'Empty') }]);
createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }));`;

/** Builds a page that is React, a router and a heading. */
export async function buildEmptyPage(outDir: string): Promise<void> {
  // Within the site, whose React and router it takes.
  const root = join(WEB, '.cache/empty-page');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'main.js'), MAIN);
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
}
