import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { emailKey, isEmail, readEmail } from './email.ts';
import { BAD_EMAILS, GOOD_EMAILS } from './emails.fixtures.ts';

/** To whom nodemailer sends what is addressed to a text. */
const mailer = createTransport({ streamTransport: true });
const readByMailer = async (to: string): Promise<readonly (string | false)[]> =>
  (await mailer.sendMail({ from: 'shop@shop.example', to, text: 'x' })).envelope.to;

describe('an address', () => {
  it.each(Object.entries(BAD_EMAILS))('with %s is none', (_what, text) => {
    expect([isEmail(text), readEmail(text)]).toEqual([false, undefined]);
  });

  it.each(GOOD_EMAILS)('%s is read as %s, and that once more as itself', (typed, read) => {
    expect([readEmail(typed), readEmail(read)]).toEqual([read, read]);
  });

  it('is read as the mailer reads it: one, and the same', async () => {
    for (const [typed] of GOOD_EMAILS) {
      const read = readEmail(typed) ?? '';
      expect(await readByMailer(read)).toEqual([read]);
    }
    // What it makes of others: somebody else's address, several, and one that reaches nobody.
    expect(await readByMailer('q1<victim@b.de>')).toEqual(['victim@b.de']);
    expect(await readByMailer('a@b.de,victim@b.de')).toEqual(['a@b.de', 'victim@b.de']);
    expect(await readByMailer('a@b..de,c')).toEqual(['a@b..de']);
  });

  it('that is taken, whatever it is made of, goes to that one alone', async () => {
    const parts = fc.tuple(
      fc.string({ unit: fc.constantFrom(...'aab.+_-%!@,;<("\u00fc\u200b'), maxLength: 5 }),
      fc.string({ unit: fc.constantFrom(...'aab1.-@,>:)\u00fc\u3002'), maxLength: 5 }),
      fc.constantFrom('.de', '.example'),
    );
    await fc.assert(
      fc.asyncProperty(parts, async ([local, domain, end]) => {
        const read = readEmail(`${local}@${domain}${end}`);
        fc.pre(read !== undefined);
        expect(await readByMailer(read)).toEqual([read]);
      }),
      { numRuns: 100, maxSkipsPerRun: 1000 },
    );
  });

  it('that an account can have is taken', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (text) => {
        fc.pre(!text.includes('/') && !/\.\d[^.]*$/.test(text));
        expect(readEmail(text)?.toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });

  it('has one key, however it is spelt', () => {
    const keys = [
      'Dora@b\u00fccher.example',
      'dora@XN--bcher-kva.example',
      'DORA@BU\u0308CHER.EXAMPLE',
    ];
    expect(new Set(keys.map(emailKey))).toEqual(new Set(['dora@xn--bcher-kva.example']));
    expect(emailKey('dora+paint@b.de')).not.toBe(emailKey('dora@b.de'));
  });
});
