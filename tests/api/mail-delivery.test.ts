import { afterAll, describe, expect, it } from 'vitest';
import {
  deliverDueMails,
  deliverMail,
  waitAfter,
} from '../../functions/src/domain/mail/deliver-mail.ts';
import type { Fault } from '../mail/faulty-mail-server.ts';
import { openMailBench } from '../mail/mail-bench.ts';
import { unique } from '../support/api-accounts.ts';

/** What goes wrong next, by recipient. */
const plans = new Map<string, Fault[]>();
const bench = await openMailBench(unique('mail-delivery'), (to) => plans.get(to)?.shift());
afterAll(() => bench.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const addressed = (...faults: Fault[]): string => {
  const to = `${unique('to')}@test.example`;
  plans.set(to, faults);
  return to;
};
const written = async (...to: string[]): Promise<string> => {
  const id = unique('mail');
  await bench.write(id, to.length === 1 ? (to[0] ?? '') : to);
  return id;
};
const deliver = (id: string) => deliverMail(bench.deps, id);

describe('a mail', () => {
  it('is sent once, by whoever comes first of several', async () => {
    const id = await written(addressed());
    const states = await Promise.all([deliver(id), deliver(id), deliver(id)]);
    expect(states.filter((state) => state !== undefined)).toEqual(['sent']);
    expect(await deliver(id)).toBeUndefined();
    expect(bench.taken.get(id)).toMatchObject({ kept: 1, saidYes: 1 });
    expect(await bench.stored(id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      messageId: `<${id}@shop.test>`,
      response: expect.stringContaining(`kept as ${id}`) as string,
    });
  });

  it.each<Fault>(['recipient later', 'text later'])(
    'waits for its next try where the server says: %s',
    async (fault) => {
      const id = await written(addressed(fault));
      expect(await deliver(id)).toBe('retrying');
      const { state, lastError } = await bench.stored(id);
      expect([state, lastError]).toEqual(['retrying', expect.stringMatching(/^45\d /)]);
      expect(await deliver(id)).toBeUndefined();
      bench.wait(waitAfter(1));
      await deliverDueMails(bench.deps, Infinity);
      expect(await bench.stored(id)).toMatchObject({ state: 'sent', attempts: 2 });
      expect(bench.taken.get(id)).toMatchObject({ kept: 1 });
    },
  );

  it.each<Fault>(['recipient never', 'text never'])(
    'is given up at once where the server says: %s',
    async (fault) => {
      const id = await written(addressed(fault));
      expect(await deliver(id)).toBe('failed');
      const { lastError, nextAttemptAt } = await bench.stored(id);
      expect([lastError, nextAttemptAt]).toEqual([expect.stringMatching(/^55\d /), undefined]);
      bench.wait(DAY_MS);
      await deliverDueMails(bench.deps, Infinity);
      expect((await bench.stored(id)).state).toBe('failed');
    },
  );

  it.each<Fault>([
    'hangs at the recipient',
    'hangs at the text',
    'drops at the recipient',
    'drops in the text',
  ])('is tried once more at once where the server %s', async (fault) => {
    const id = await written(addressed(fault));
    expect(await deliver(id)).toBe('sent');
    expect(bench.taken.get(id)).toMatchObject({ kept: 1 });
  });

  it('that the server took without saying so comes again, under the same Message-ID', async () => {
    const id = await written(addressed('drops before its yes'));
    expect(await deliver(id)).toBe('sent');
    expect(bench.taken.get(id)).toMatchObject({ kept: 2, saidYes: 1 });
  });

  it('goes on to those alone who have not got it, and names those who never will', async () => {
    const [one, later, never] = [
      addressed(),
      addressed('recipient later'),
      addressed('recipient never', 'recipient never'),
    ];
    const id = await written(one, later, never);
    expect(await deliver(id)).toBe('retrying');
    expect((await bench.stored(id)).left).toEqual([later, never]);
    bench.wait(waitAfter(1));
    expect(await deliver(id)).toBe('failed');
    expect((await bench.stored(id)).left).toEqual([never]);
    expect(bench.taken.get(id)?.to).toEqual([one, later]);
  });

  it('is taken over when the process that had it has ended', async () => {
    const id = await written(addressed());
    const died = { send: () => Promise.reject(new Error('ended')) };
    await expect(deliverMail({ ...bench.deps, mailer: died }, id)).rejects.toThrow('ended');
    expect(await deliver(id)).toBeUndefined();
    bench.wait(5 * 60 * 1000);
    await deliverDueMails(bench.deps, Infinity);
    expect(await bench.stored(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is given up after sixteen tries within three days, and found as such', async () => {
    const refused = Array.from({ length: 16 }, (): Fault => 'recipient later');
    const id = await written(addressed(...refused));
    let waited = 0;
    for (let attempt = 1; attempt < refused.length; attempt += 1) {
      expect(await deliver(id)).toBe('retrying');
      bench.wait(waitAfter(attempt));
      waited += waitAfter(attempt);
    }
    expect(waited).toBeLessThan(3 * DAY_MS);
    expect(await bench.mails.listUndelivered(100)).not.toContain(id);
    expect(await deliver(id)).toBe('failed');
    expect(await bench.mails.listUndelivered(100)).toContain(id);
  });
});
