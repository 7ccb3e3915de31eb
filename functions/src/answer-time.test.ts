import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askingWithin, msForGateway } from './data/payments/gateway-time.ts';
import { createGateway, type HttpClient } from './data/payments/gateway.ts';
import { VAT_REGISTER_TIMEOUT_MS } from './data/shop/vat-register.ts';
import { API_SETTINGS } from './function-settings.ts';
import { ANSWER_WITHIN_MS, answerInTime, ASK_GATEWAY_WITHIN_MS } from './domain/answer-time.ts';
import { CONTENTION_WAITS_MS } from './domain/retry-on-contention.ts';
import { QUEUE_PATIENCE_MS } from './domain/stock/inventory.ts';

/** What the library waits before its last tries of a request, and a commit or two take. */
const SOME_REST_MS = 4_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('the time of a call', () => {
  it('is enough for the gateway, a queue and every try, one after the other', () => {
    const worst = ASK_GATEWAY_WITHIN_MS + QUEUE_PATIENCE_MS + CONTENTION_WAITS_MS + SOME_REST_MS;
    expect(worst).toBeLessThanOrEqual(ANSWER_WITHIN_MS);
    expect(VAT_REGISTER_TIMEOUT_MS + QUEUE_PATIENCE_MS).toBeLessThan(ANSWER_WITHIN_MS);
  });

  it('ends before Hosting and the function end it', () => {
    expect(ANSWER_WITHIN_MS).toBeLessThan(60_000);
    expect(API_SETTINGS.timeoutSeconds * 1000).toBeGreaterThan(ANSWER_WITHIN_MS);
  });

  it('is over for whoever waits when something never ends', async () => {
    vi.useFakeTimers();
    const answer = expect(answerInTime(() => new Promise(() => undefined))).rejects.toThrow(
      'no answer within 50 s',
    );
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS);
    await answer;
  });

  it('is no matter to what is answered before', async () => {
    await expect(answerInTime(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});

describe('the gateway', () => {
  const options = {
    stripeSecretKey: 'sk_test_x',
    stripeWebhookSecret: 'whsec_x',
    stripeApiBase: undefined,
    projectId: 'paint-shop',
    shopUrl: 'https://paint.example',
  };

  /** A gateway that never answers, and notes for how long each request would wait. */
  const silent = (waits: number[]): HttpClient => ({
    getClientName: () => 'silent',
    makeRequest: async (...asked) => {
      const timeout = asked[7];
      waits.push(timeout);
      await sleep(timeout);
      throw Object.assign(new TypeError('ETIMEDOUT'), { code: 'ETIMEDOUT' });
    },
  });

  it('is asked no longer than the call has time, and then not at all', async () => {
    const waits: number[] = [];
    const gateway = createGateway(options, silent(waits));
    await askingWithin(60, async () => {
      const begun = performance.now();
      await expect(gateway.findCheckout('cs_1')).rejects.toMatchObject({
        code: 'payment_unavailable',
      });
      expect(Math.max(...waits)).toBeLessThanOrEqual(60);
      expect(performance.now() - begun).toBeLessThan(SOME_REST_MS);
      const asked = waits.length;
      await expect(gateway.closeCheckout('cs_1')).rejects.toMatchObject({
        code: 'payment_unavailable',
      });
      expect(waits).toHaveLength(asked);
    });
  });

  it('has no limit in a scheduled job', () => {
    expect(msForGateway()).toBe(Infinity);
  });
});
