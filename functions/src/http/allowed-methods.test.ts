import express from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiDocument } from './openapi/document.ts';
import { tellMethods } from './allowed-methods.ts';

let server: Server;
beforeAll(async () => {
  const app = express();
  tellMethods(app);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
});

const allowed = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'OPTIONS' });
  return (headers.get('allow') ?? '').split(', ').filter((method) => method !== 'HEAD');
};

it.each(Object.entries(openApiDocument().paths))(
  'OPTIONS of %s tells the methods that are documented, and no other',
  async (path, operations) => {
    const documented = Object.keys(operations).map((method) => method.toUpperCase());
    expect((await allowed(path.replace(/\{\w+\}/g, 'x'))).sort()).toEqual(documented.sort());
  },
);
