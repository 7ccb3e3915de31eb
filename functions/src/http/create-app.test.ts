import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../contract/api/endpoints.ts';
import type { Deps } from '../domain/deps.ts';
import { createApp, type Part } from './create-app.ts';

const deps = {
  now: () => Date.UTC(2026, 10, 22),
  settings: { uploadKey: 'key' },
  rateCounter: { count: () => Promise.resolve({ calls: 1, resetAt: 0 }) },
} as unknown as Deps;

/** What a function that has these parts answers to an upload and to an order, neither with rights. */
const answersOf = async (parts?: Part[]) => {
  const server = createApp(deps, parts && { parts }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const post = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })).status;
  const answers = {
    upload: await post(ENDPOINTS.uploadImage.path),
    order: await post(ENDPOINTS.placeOrder.path),
  };
  server.close();
  return answers;
};

it('has a part of the API or all of it: no picture is opened where orders are answered', async () => {
  expect(await answersOf()).toEqual({ upload: 403, order: 401 });
  expect(await answersOf(['api'])).toEqual({ upload: 404, order: 401 });
  expect(await answersOf(['pictures'])).toEqual({ upload: 403, order: 404 });
  expect(await answersOf(['shownPictures'])).toEqual({ upload: 404, order: 404 });
});
