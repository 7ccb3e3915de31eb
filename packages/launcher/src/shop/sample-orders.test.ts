import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdSampleOrders } from './sample-orders.ts';

interface Call {
  path: string;
  authorization: string | undefined;
  body: unknown;
}

const DOCUMENTS = '/v1/projects/demo-rollwell/databases/(default)/documents';
const NOW = Date.UTC(2026, 0, 1);
const orders = ['a', 'b'].map((id) => ({
  name: `${DOCUMENTS.slice('/v1/'.length)}/orders/${id}`,
  updateTime: `2025-12-0${id === 'a' ? 1 : 2}T00:00:00.000001Z`,
}));

let calls: Call[] = [];
/** What the stand-in of the Firestore emulator answers, by the end of the path. */
let answers: Record<string, unknown> = {};
let server: Server;
let host = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      calls.push({ path, authorization: headers.authorization, body: JSON.parse(text) });
      const answer = answers[path.split(':').at(-1) ?? ''];
      response.statusCode = answer === undefined ? 409 : 200;
      response.end(JSON.stringify(answer ?? {}));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
  answers = { runQuery: orders.map((document) => ({ document })), commit: {} };
});

describe('holdSampleOrders', () => {
  it('gives every unpaid order 22 hours and changes nothing else of it', async () => {
    expect(await holdSampleOrders(host, NOW)).toBe(2);
    expect(calls.map(({ path }) => path)).toEqual([`${DOCUMENTS}:runQuery`, `${DOCUMENTS}:commit`]);
    expect(calls[1]?.body).toEqual({
      writes: orders.map(({ name, updateTime }) => ({
        update: { name, fields: { holdUntil: { timestampValue: '2026-01-01T22:00:00.000Z' } } },
        updateMask: { fieldPaths: ['holdUntil'] },
        currentDocument: { updateTime },
      })),
    });
  });

  it('asks past the rules, for orders that are not paid', async () => {
    await holdSampleOrders(host, NOW);
    expect(calls.map(({ authorization }) => authorization)).toEqual([
      'Bearer owner',
      'Bearer owner',
    ]);
    expect(calls[0]?.body).toMatchObject({
      structuredQuery: {
        from: [{ collectionId: 'orders' }],
        where: {
          fieldFilter: { field: { fieldPath: 'paid' }, value: { booleanValue: false } },
        },
      },
    });
  });

  it('writes nothing where no order is unpaid', async () => {
    answers.runQuery = [{ readTime: '2026-01-01T00:00:00Z' }];
    expect(await holdSampleOrders(host, NOW)).toBe(0);
    expect(calls).toHaveLength(1);
  });

  it('says what the emulator refused', async () => {
    delete answers.commit;
    await expect(holdSampleOrders(host, NOW)).rejects.toThrow('answered 409 to commit');
  });
});
