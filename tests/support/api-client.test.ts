import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { request } from './api-client.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A server that says its name; gives its address. */
const serverNamed = async (name: string): Promise<string> => {
  const server = createServer((_request, response) => {
    response.end(JSON.stringify(name));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('calls go where the test file has them go, wherever an earlier file of the worker had', async () => {
  for (const name of ['beside the shop', 'of the pages']) {
    vi.stubEnv('API_URL', await serverNamed(name));
    expect((await request('GET', '/nowhere')).body).toBe(name);
  }
});
