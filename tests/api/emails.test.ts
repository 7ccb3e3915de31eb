import { describe, expect, it } from 'vitest';
import { PERSON_LIMITS, VALIDATION } from '@rollwell/functions/contract';
import { BAD_EMAILS } from '../../functions/src/contract/text/emails.fixtures.ts';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, clientAddress } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { startAppOn } from '../support/in-process-app.ts';

const { admin } = await people({ admin: 'admin' });

const declare = (email: string, options: object = {}) =>
  call(
    'withdraw',
    {},
    {
      body: { name: unique('Dora'), orderNumber: 'of last week', email },
      headers: clientAddress(),
      ...options,
    },
  );

const refusal = { code: 'validation_failed', fields: { email: VALIDATION.emailPattern } };

/** Paths cannot carry what is no text. */
const inPaths = Object.entries(BAD_EMAILS).filter(
  ([, text]) => text.isWellFormed() && !text.includes('/'),
);

describe('a spelling in which a mailer reads another address, or none', () => {
  it.each(Object.entries(BAD_EMAILS))('%s is refused in a withdrawal', async (_what, email) => {
    const { status, error } = await declare(email);
    expect([status, error]).toMatchObject([400, refusal]);
  });

  it.each(inPaths)('%s is refused in a path', async (_what, email) => {
    const { token } = admin;
    for (const { status, error } of [
      await call('getUser', { email }, { token }),
      await call('isAdmin', { email }, { token }),
      await call('listOrdersOf', { email }, { token }),
      await call('makeAdmin', { email }, { token }),
      await call('closeAccount', { email }, { token }),
    ])
      expect([status, error]).toMatchObject([400, refusal]);
  });
});

describe('more mails than one address gets', () => {
  it('are counted for all its spellings together', async () => {
    // The limit counts by the hour, and none may begin meanwhile.
    const stopped = Date.now();
    const origin = await startAppOn(db, () => stopped);
    const name = unique('victim');
    const spellings = [
      `${name}@b\u00fccher.example`,
      `${name.toUpperCase()}@xn--bcher-kva.example`,
      `${name}@B\u00dcCHER.EXAMPLE`,
    ];
    const { atMost } = PERSON_LIMITS.withdrawalMails;
    for (let sent = 0; sent < atMost; sent += 1)
      expect((await declare(spellings[sent % 3] ?? '', { origin })).status).toBe(201);
    for (const spelling of spellings)
      expect((await declare(spelling, { origin })).status).toBe(201);
    const to = [name, name.toUpperCase()].map((local) => `${local}@xn--bcher-kva.example`);
    const count = async (list: string) =>
      (await db.collection(list).where('to', 'in', to).get()).size;
    expect([await count('mail'), await count('withheldMail')]).toEqual([atMost, spellings.length]);
  });
});
