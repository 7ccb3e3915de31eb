import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runScheduledFunctions } from './schedule.ts';

/** The names under which the stand-in of the Functions emulator knows its triggers now. */
let present: string[] = [];
let asked: string[] = [];
let server: Server;
let url = '';

const backends = {
  backends: [
    {
      functionTriggers: [
        { id: 'us-api' },
        { id: 'us-release', schedule: { schedule: 'every 15 minutes' } },
        { id: 'us-compare', schedule: { schedule: 'every day 03:00' } },
      ],
    },
  ],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/backends') return void response.end(JSON.stringify(backends));
    const name = request.url?.split('/').at(-1) ?? '';
    asked.push(name);
    response.statusCode = present.includes(name) ? 200 : 404;
    response.end(`valid functions are: ${present.join(', ')}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

describe('runScheduledFunctions', () => {
  it('runs what is due every few minutes and nothing else', async () => {
    present = ['us-api', 'us-release-0', 'us-compare-0'];
    expect(await runScheduledFunctions(url)).toEqual(['us-release']);
    expect(asked).toEqual(['us-release-0']);
  });

  it('finds it again after the functions were loaded anew', async () => {
    present = ['us-api', 'us-release-12'];
    expect(await runScheduledFunctions(url)).toEqual(['us-release']);
    expect(asked).toEqual(['us-release-0', 'us-release-12']);
  });

  it('names nothing when it is not there', async () => {
    present = ['us-api'];
    expect(await runScheduledFunctions(url)).toEqual([]);
  });
});
