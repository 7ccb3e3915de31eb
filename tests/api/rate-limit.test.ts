import { describe, expect, it } from 'vitest';
import { PUBLIC_WRITE_LIMIT } from '@rollwell/functions/contract';
import { clientAddress } from '../support/api-client.ts';
import { freshWindow } from '../support/api-rates.ts';
import { call } from '../support/site-client.ts';

/** Milliseconds; all calls take one or two thousand, on a busy machine some more. */
const NEEDED_MS = 15_000;

describe.each(['createBlog', 'createContactMessage'] as const)('%s', (name) => {
  it(
    'lets one address write so often and no more, counting what was refused',
    async () => {
      await freshWindow(PUBLIC_WRITE_LIMIT.windowMs, NEEDED_MS);
      const headers = clientAddress();
      for (let sent = 0; sent < PUBLIC_WRITE_LIMIT.requests; sent += 1)
        expect((await call(name, {}, { body: {}, headers })).status).toBe(400);
      const { status, error, headers: answered } = await call(name, {}, { body: {}, headers });
      expect([status, error.code]).toEqual([429, 'too_many_requests']);
      const wait = Number(answered.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(PUBLIC_WRITE_LIMIT.windowMs / 1000);
      expect((await call(name, {}, { body: {}, headers: clientAddress() })).status).toBe(400);
    },
    2 * PUBLIC_WRITE_LIMIT.windowMs,
  );
});
