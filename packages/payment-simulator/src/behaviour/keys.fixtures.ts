import Stripe from 'stripe';
import { expect } from 'vitest';
import { IdempotencyKeys } from '../idempotency.ts';
import { sessionParams } from '../testing.fixtures.ts';
import { DOCS, HOUR_S, open, openOnes, paid, type Row } from './row.fixtures.ts';

const IDEMPOTENCY = `${DOCS}/api/idempotent_requests`;
const LOW_LEVEL = `${DOCS}/error-low-level`;

const replayed = (headers: Record<string, string> = {}) => headers['idempotent-replayed'];

export const KEYS: readonly Row[] = [
  [
    'answers a repeated key with the first status and body, and says in a header that it does',
    `${LOW_LEVEL}#sending-idempotency-keys`,
    async (bench) => {
      const first = await open(bench, 'key');
      await bench.stripe.checkout.sessions.expire(first.id);
      const again = await open(bench, 'key');
      expect([again.id, again.status]).toEqual([first.id, 'open']);
      expect(replayed(first.lastResponse.headers)).toBeUndefined();
      expect(replayed(again.lastResponse.headers)).toBe('true');
    },
  ],
  [
    'keeps failures as well, a 500 among them',
    IDEMPOTENCY,
    async (bench) => {
      await bench.control({ failCalls: 1 });
      await expect(open(bench, 'key')).rejects.toMatchObject({ statusCode: 500 });
      const again = open(bench, 'key');
      await expect(again).rejects.toMatchObject({ statusCode: 500 });
      await expect(again).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
      expect(await openOnes(bench)).toEqual([]);
      expect((await open(bench, 'another')).status).toBe('open');
    },
  ],
  [
    'may have done what it answers with a 500: the result is unknown, and stays so under its key',
    `${LOW_LEVEL}#server-errors`,
    async (bench) => {
      await bench.control({ failCalls: 1, afterEffect: true });
      await expect(open(bench, 'key')).rejects.toMatchObject({ statusCode: 500 });
      expect(await openOnes(bench)).toHaveLength(1);
      await expect(open(bench, 'key')).rejects.toMatchObject({ statusCode: 500 });
      expect(await openOnes(bench)).toHaveLength(1);
    },
  ],
  [
    'keeps a refusal of what it had begun to do',
    `${LOW_LEVEL}#content-errors`,
    async (bench) => {
      const { intent } = await paid(bench);
      const asked = { payment_intent: intent, amount: 1306 };
      const settings = { idempotencyKey: 'key' };
      for (const header of [undefined, 'true']) {
        const error: unknown = await bench.stripe.refunds
          .create(asked, settings)
          .catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ statusCode: 400 });
        expect(replayed((error as Stripe.errors.StripeError).headers)).toBe(header);
      }
    },
  ],
  [
    'refuses another request under the same key with an idempotency_error',
    IDEMPOTENCY,
    async (bench) => {
      await open(bench, 'key');
      await expect(open(bench, 'key', { client_reference_id: 'order-2' })).rejects.toBeInstanceOf(
        Stripe.errors.StripeIdempotencyError,
      );
      const { id } = await open(bench);
      await expect(
        bench.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'key' }),
      ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    },
  ],
  [
    'takes no notice of a key where something is only read',
    IDEMPOTENCY,
    async (bench) => {
      const { id } = await open(bench);
      const status = async () =>
        (await bench.stripe.checkout.sessions.retrieve(id, {}, { idempotencyKey: 'key' })).status;
      expect(await status()).toBe('open');
      await bench.stripe.checkout.sessions.expire(id);
      expect(await status()).toBe('expired');
    },
  ],
  [
    'does not keep what fails validation',
    IDEMPOTENCY,
    async (bench) => {
      const tooSoon = { expires_at: Math.floor(Date.now() / 1000) + 60 };
      await expect(open(bench, 'key', tooSoon)).rejects.toMatchObject({ param: 'expires_at' });
      expect((await open(bench, 'key')).status).toBe('open');
    },
  ],
  [
    'turns away a request whose key is in use, and does not keep that',
    `${DOCS}/error-codes#idempotency-key-in-use`,
    async (bench) => {
      await bench.control({ failCalls: 1, hang: true, afterEffect: true });
      const asked = sessionParams();
      const first = bench.stripe.checkout.sessions
        .create(asked, { idempotencyKey: 'key', timeout: 500 })
        .catch((thrown: unknown) => thrown);
      await expect.poll(() => openOnes(bench)).toHaveLength(1);
      await expect(open(bench, 'key')).rejects.toMatchObject({
        statusCode: 409,
        code: 'idempotency_key_in_use',
      });
      expect(await first).toBeInstanceOf(Stripe.errors.StripeConnectionError);
      await expect.poll(async () => (await open(bench, 'key')).id).toBe((await openOnes(bench))[0]);
    },
  ],
  [
    'does not keep that there were too many requests',
    `${LOW_LEVEL}#content-errors`,
    async (bench) => {
      await bench.control({ failCalls: 1, failStatus: 429, failType: 'rate_limit_error' });
      await expect(open(bench, 'key')).rejects.toMatchObject({ statusCode: 429 });
      expect((await open(bench, 'key')).status).toBe('open');
    },
  ],
  [
    'may forget a key that is 24 hours old, and then begins anew',
    IDEMPOTENCY,
    () => {
      let now = 0;
      let done = 0;
      const keys = new IdempotencyKeys(() => now);
      const ask = () => keys.run('key', 'request', () => () => (done += 1)).answer.body;
      expect([ask(), ask()]).toEqual([1, 1]);
      now = 24 * HOUR_S * 1000;
      expect(ask()).toBe(2);
      return Promise.resolve();
    },
  ],
  [
    'takes keys of up to 255 characters',
    IDEMPOTENCY,
    async (bench) => {
      expect((await open(bench, 'k'.repeat(255))).status).toBe('open');
      await expect(open(bench, 'k'.repeat(256))).rejects.toMatchObject({ statusCode: 400 });
    },
  ],
];
