import { describe, expect, it } from 'vitest';
import { rageStorm } from '../webhooks/storm.ts';

/** `.ci/run` has `npm run check:webhooks` deliver 600 as well. */
const EVENTS = 240;

describe(`${EVENTS} events, each delivered one to ten times, shuffled`, () => {
  it('leave what one delivery each leaves, though a fifth was killed in the middle', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const storm = await rageStorm({ events: EVENTS, seed });
    expect(storm.state, `seed ${seed}`).toEqual(storm.reference);
    expect(storm.killed * 5).toBeGreaterThanOrEqual(storm.deliveries);
    expect(storm.seconds).toBeGreaterThan(0);
    // A sixth of the orders is gone: their money went back, once each.
    expect([storm.refunds, storm.refunded]).toEqual([EVENTS / 6, EVENTS / 6]);
    expect(storm.state.filter((line) => line.startsWith('orders/'))).toHaveLength((EVENTS * 5) / 6);
    expect(storm.state.filter((line) => line.includes('"paid":true'))).toHaveLength(EVENTS / 2);
  }, 300_000);
});
