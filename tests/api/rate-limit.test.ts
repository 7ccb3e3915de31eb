import { describe, expect, it } from 'vitest';
import { PUBLIC_WRITE_LIMIT } from '@rollwell/functions/contract';
import { clientAddress } from '../support/api-client.ts';
import { callUntilRateLimited } from '../support/api-rates.ts';
import { call } from '../support/site-client.ts';

describe.each(['createBlog', 'createContactMessage'] as const)('%s', (name) => {
  it('lets one address write so often and no more, counting what was refused', async () => {
    const attemptFrom = (headers: Record<string, string>) => call(name, {}, { body: {}, headers });
    const headers = clientAddress();
    const refused = await callUntilRateLimited(PUBLIC_WRITE_LIMIT, 400, () => attemptFrom(headers));
    expect(refused.error.code).toBe('too_many_requests');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(PUBLIC_WRITE_LIMIT.windowMs / 1000);
    expect((await attemptFrom(clientAddress())).status).toBe(400);
  });
});
