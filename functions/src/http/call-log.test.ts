import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../contract/api/app-error.ts';
import type { Deps } from '../domain/deps.ts';
import { logAnswer } from './call-log.ts';
import { createApp } from './create-app.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

const caller = { _id: 'uid', email: 'dora@test.example', role: 'customer', disabled: false };
const broken = Object.assign(new Error('no rights for dora@test.example'), { params: caller });

const declined = { id: 'evt_1', type: 'its.type', fact: { kind: 'declined', orderId: 'order-1' } };
let read = (): Promise<unknown> => Promise.reject(new AppError('invalid_signature'));

const deps = {
  now: () => 0,
  identity: {
    readAccessToken: () => Promise.resolve({ uid: 'uid' }),
    verifyAccessToken: () => Promise.resolve({ uid: 'uid' }),
  },
  users: { get: () => Promise.resolve(caller) },
  orders: { find: () => Promise.reject(broken), findWhole: () => Promise.reject(broken) },
  payments: { hasEvent: () => Promise.resolve(false) },
  gateway: { readEvent: () => read() },
} as unknown as Deps;

let server: Server;
beforeAll(async () => {
  const app = createApp(deps);
  const shop = express().use((req, res) => {
    logAnswer(res);
    app(req, res);
  });
  server = shop.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
  vi.doUnmock('firebase-functions/logger');
});
beforeEach(() => {
  vi.mocked(logger.write).mockClear();
});

const call = async (method: string, path: string, more = {}): Promise<number> => {
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: 'Bearer token', ...more };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  await response.text();
  return response.status;
};

const logged = () => vi.mocked(logger.write).mock.calls.map(([line]) => line);

it('a failure and its answer carry use case and order, and nothing of a person', async () => {
  expect(await call('GET', '/payment/order-1')).toBe(500);
  await expect.poll(logged).toHaveLength(2);
  const about = { useCase: 'getPayment', orderId: 'order-1' };
  expect(logged()).toEqual([
    {
      ...about,
      severity: 'ERROR',
      event: 'call_failed',
      method: 'GET',
      message: expect.stringMatching(
        /^A call failed: Error: no rights for <address>\n +at /,
      ) as string,
    },
    {
      ...about,
      severity: 'INFO',
      event: 'answered',
      status: 500,
      durationMs: expect.any(Number) as number,
      wentAway: false,
      message: 'Answered a call',
    },
  ]);
});

it('says nothing of what else stands in an address', async () => {
  await call('DELETE', '/order/dora@test.example');
  await call('GET', '/user/other@test.example');
  await expect.poll(() => logged().filter(({ event }) => event === 'answered')).toHaveLength(2);
  expect(logged()).toContainEqual(expect.objectContaining({ useCase: 'getUser', status: 403 }));
  expect(JSON.stringify(logged())).not.toContain('test.example');
});

it('of events with a wrong signature, only the first in a minute is warned of', async () => {
  for (let sent = 0; sent < 3; sent += 1) expect(await call('POST', '/payment/webhook')).toBe(400);
  await expect.poll(() => logged().filter(({ event }) => event === 'answered')).toHaveLength(3);
  const warnings = logged().filter(({ event }) => event === 'webhook_refused');
  expect(warnings).toMatchObject([{ severity: 'WARNING', times: 1 }]);
});

it('of the signing secret, only signed events in a row that none of ours is among make it doubtful', async () => {
  const doubted = () => logged().filter(({ event }) => event === 'webhook_secret_wrong');
  const signed = { 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` };
  const refuse = () => Promise.reject(new AppError('invalid_signature'));
  read = refuse;
  for (const headers of [{}, { 'stripe-signature': 'let me in' }, {}, signed])
    expect(await call('POST', '/payment/webhook', headers)).toBe(400);
  read = () => Promise.resolve({ ...declined, fact: { kind: 'ignored' } });
  expect(await call('POST', '/payment/webhook', signed)).toBe(200);
  read = refuse;
  expect(await call('POST', '/payment/webhook', signed)).toBe(400);
  expect(doubted()).toEqual([]);
  expect(await call('POST', '/payment/webhook', signed)).toBe(400);
  expect(doubted()).toMatchObject([{ severity: 'ERROR' }]);
});

it('warns of events that are of another version of the gateway’s API', async () => {
  read = () => Promise.resolve({ ...declined, otherVersion: 'v0', fact: { kind: 'ignored' } });
  expect(await call('POST', '/payment/webhook')).toBe(200);
  expect(logged()).toContainEqual(
    expect.objectContaining({ event: 'webhook_other_version', severity: 'WARNING' }),
  );
});

it('names the order that an event of the gateway is about, though it could not be taken in', async () => {
  read = () => Promise.resolve(declined);
  expect(await call('POST', '/payment/webhook')).toBe(500);
  await expect.poll(logged).toHaveLength(2);
  const about = { useCase: 'paymentWebhook', orderId: 'order-1' };
  expect(logged()).toMatchObject([
    { ...about, event: 'call_failed' },
    { ...about, event: 'answered', status: 500 },
  ]);
});
