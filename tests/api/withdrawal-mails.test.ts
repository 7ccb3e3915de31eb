import { describe, expect, it } from 'vitest';
import { PERSON_LIMITS } from '@rollwell/functions/contract';
import { newCustomer, unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { orderOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { declaration, mailedAbout, paidOrder, withdraw } from '../support/api-withdrawals.ts';
import { startAppOn } from '../support/in-process-app.ts';

// The office.
await people({ admin: 'admin' });

describe('declarations that a stranger makes with a customer’s address', () => {
  const { atMost } = PERSON_LIMITS.withdrawalMails;

  it('as many as one may, and more, withhold nothing of the customer’s own', async () => {
    // The limit counts by the hour, and none may begin meanwhile.
    const stopped = Date.now();
    const origin = await startAppOn(db, () => stopped);
    const victim = await newCustomer();
    const { _id, number } = await paidOrder(victim);
    const stranger = unique('Eve');
    for (let sent = 0; sent <= atMost; sent += 1) {
      const body = { ...declaration(`no. ${sent}`, victim.email), name: stranger };
      expect((await withdraw(body, { origin })).status).toBe(201);
    }
    const lists = (mails: { about: string; list: string }[], about: string) =>
      mails.filter((mail) => mail.about === about).map(({ list }) => list);
    const strangers = await mailedAbout(stranger);
    expect(lists(strangers, 'withdrawal').sort()).toEqual([
      ...Array<string>(atMost).fill('mail'),
      'withheldMail',
    ]);
    // What is too much for the customer is news to the office all the same.
    expect(lists(strangers, 'withdrawn')).toEqual(Array(atMost + 1).fill('mail'));

    const name = unique('Dora');
    await withdraw({ ...declaration(number, victim.email), name }, { origin });
    const own = await mailedAbout(name);
    expect(own.map(({ list, about }) => [list, about])).toEqual([
      ['mail', 'withdrawal'],
      ['mail', 'withdrawn'],
    ]);
    expect((await orderOf(victim, _id)).withdrawal).not.toBeNull();
  });
});
