// @vitest-environment node
import { createServer as listen, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const started = (server: Server) =>
  new Promise<string>((resolve) => server.listen(0, '127.0.0.1', () => resolve(originOf(server))));

let api: Server;
let vite: ViteDevServer;
let site: Server;
let origin: string;

/** A shop with one post. */
const BLOG = { _id: 'one', heading: 'Paint evenly', description: 'Slowly.', img: '/picture.jpg' };

beforeAll(async () => {
  api = listen((req, res) => {
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify(req.url?.startsWith('/blog') ? [BLOG] : []));
  });
  process.env.API_ORIGIN = await started(api);
  vite = await createServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  site = listen(vite.middlewares);
  origin = await started(site);
}, 60_000);

afterAll(async () => {
  site.close();
  api.close();
  await vite.close();
});

const open = (path: string) => fetch(origin + path, { headers: { accept: 'text/html' } });

it('A public page in development is rendered from source with what the API answers', async () => {
  const answer = await open('/blogs');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Paint evenly');
  expect(html).toContain('data-entry="/src/entry-client.tsx"');
}, 60_000);

it('An address in development that leads to nothing is a 404', async () => {
  expect((await open('/no/such/page')).status).toBe(404);
}, 60_000);

it('A page in development that only the app shows is the bare document', async () => {
  const html = await (await open('/login')).text();
  expect(html).toContain('<noscript id="needs-scripts">');
  expect(html).toContain('src="/src/entry-client.tsx"');
}, 60_000);
