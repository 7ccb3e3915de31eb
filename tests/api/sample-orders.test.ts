import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '@rollwell/sample-data';
import { newAdmin } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('the sample customer’s unpaid orders', () => {
  it('have a deadline within the day that a customer is given', async () => {
    const { token } = await newAdmin();
    const { body } = await call('listOrdersOf', { email: CUSTOMER }, { token });
    const holds = body.filter(({ paid }) => !paid).map(({ holdUntil }) => holdUntil ?? '');
    expect(holds).not.toEqual([]);
    for (const hold of holds) {
      const hoursLeft = (Date.parse(hold) - Date.now()) / HOUR_MS;
      expect(hoursLeft).toBeGreaterThan(20);
      expect(hoursLeft).toBeLessThan(24);
    }
  });
});
