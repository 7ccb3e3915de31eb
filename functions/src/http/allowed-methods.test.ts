import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardMethods } from './allowed-methods.ts';
import { handleError } from './error-handler.ts';
import { openApiDocument } from './openapi/document.ts';

let server: Server;
beforeAll(async () => {
  const app = express();
  guardMethods(app);
  app.use((_req, res) => {
    res.end('a call');
  });
  app.use(handleError);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
});

const ask = (method: string, path: string): Promise<Response> => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { method });
};

const allowedBy = ({ headers }: Response): string[] =>
  (headers.get('allow') ?? '')
    .split(', ')
    .filter((method) => method !== 'HEAD')
    .sort();

describe.each(Object.entries(openApiDocument().paths))('the address %s', (template, operations) => {
  const path = template.replace(/\{\w+\}/g, 'x');
  const documented = Object.keys(operations)
    .map((method) => method.toUpperCase())
    .sort();
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
    (method) => !documented.includes(method),
  );

  it('answers OPTIONS with the methods that are documented, and no other', async () => {
    const answer = await ask('OPTIONS', path);
    expect([answer.status, allowedBy(answer)]).toEqual([200, documented]);
  });

  it.each(others)('refuses %s with the allowed methods', async (method) => {
    const answer = await ask(method, path);
    expect([answer.status, allowedBy(answer)]).toEqual([405, documented]);
    expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  });

  it('takes HEAD where there is something to get', async () => {
    const { status } = await ask('HEAD', path);
    expect(status).toBe(documented.includes('GET') ? 200 : 405);
  });

  it.each(documented)('lets %s through', async (method) => {
    expect(await (await ask(method, path)).text()).toBe('a call');
  });
});
