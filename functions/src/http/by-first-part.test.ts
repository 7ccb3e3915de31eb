import type { AddressInfo } from 'node:net';
import express, { Router } from 'express';
import { expect, it } from 'vitest';
import { byFirstPart } from './by-first-part.ts';

/** Who answers a path: the router that is made, or whoever comes after it. */
const answers = async (make: (router: Router) => void, path: string): Promise<string> => {
  const router = Router();
  make(router);
  const app = express();
  app.use(byFirstPart(router));
  app.use((_req, res) => {
    res.end('whoever comes after');
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  server.close();
  return answer;
};

const routes =
  (...paths: (string | RegExp)[]) =>
  (router: Router): void => {
    for (const path of paths)
      router.get(path, (_req, res) => {
        res.end('the router');
      });
  };

it.each(['/order/7', '/Order/7', '/order/7/', '/order/7?of=/user', '/order', '/ORDER/', '/'])(
  'asks a router for %s as Express by itself would',
  async (path) => {
    expect(await answers(routes('/', '/order', '/order/:id'), path)).toBe('the router');
  },
);

it.each(['/user/7', '/orders', '/%6Frder', '//order', '/sitemap.xml/order'])(
  'passes by a router for %s',
  async (path) => {
    expect(await answers(routes('/order', '/order/:id'), path)).toBe('whoever comes after');
  },
);

it.each<[string, string | RegExp]>([
  ['a part that may be anything', '/:any'],
  ['a part that may be missing', '/home{/*rest}'],
  ['an expression', /^\/home/],
])('asks a router of %s for everything', async (_, path) => {
  expect(await answers(routes('/order', path), '/home')).toBe('the router');
});

it('asks a router that has more than routes for everything', async () => {
  const more = (router: Router): void => {
    router.use('/home', (_req, res) => {
      res.end('the router');
    });
  };
  expect(await answers(more, '/home/7')).toBe('the router');
});
