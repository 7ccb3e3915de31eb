import { describe, expect, it } from 'vitest';
import { deliverDueMails } from '../../functions/src/domain/mail/deliver-mail.ts';
import { call } from '../support/api-client.ts';
import { newFailedMail } from '../support/api-failed-mails.ts';
import { deps } from '../support/api-deps.ts';
import { SIMULATOR } from '../support/api-gateway.ts';
import { mailAsSent, storedMail } from '../support/api-mails.ts';
import { people } from '../support/api-people.ts';

const { admin } = await people({ admin: 'admin' });
const { token } = admin;

const listed = async () => (await call('listFailedMails', {}, { token })).body;

describe('GET /admin/mail/failed', () => {
  it('lists what the mail server did not take, the last first, with what it said', async () => {
    const [first, last] = [await newFailedMail(), await newFailedMail()];
    const mails = await listed();
    expect(mails.map(({ _id }) => _id).slice(0, 2)).toEqual([last, first]);
    expect(mails[0]).toMatchObject({
      to: ['two@test.example'],
      subject: 'Your order',
      attempts: 16,
      lastError: expect.stringContaining('User unknown') as string,
    });
    const { failedMails } = (await call('getToday', {}, { token })).body;
    expect(failedMails).toBeGreaterThanOrEqual(2);
  });

  it('refuses a cursor that it did not give', async () => {
    const query = { cursor: 'nonsense' };
    expect((await call('listFailedMails', {}, { token, query })).status).toBe(400);
  });
});

describe('PUT /admin/mail/retry/{id}', () => {
  it('has a mail tried again from the beginning, for those who have not got it', async () => {
    const id = await newFailedMail();
    expect((await call('retryMail', { id }, { token })).body.modifiedCount).toBe(1);
    const mail = await storedMail(id);
    expect(mail).toMatchObject({ state: 'pending', attempts: 0, left: ['two@test.example'] });
    expect([mail?.failedAt, mail?.expireAt]).toEqual([undefined, undefined]);
    expect((await listed()).map(({ _id }) => _id)).not.toContain(id);
    await deliverDueMails(deps, Infinity);
    expect((await mailAsSent(id))?.attempts).toBe(1);
    const page = await (await fetch(`${SIMULATOR}/mail/${id}`)).text();
    expect(page).toContain('<dd>two@test.example</dd>');
  });

  it('knows no mail that did not fail', async () => {
    const id = await newFailedMail();
    await call('retryMail', { id }, { token });
    for (const none of [id, 'nothing-here'])
      expect((await call('retryMail', { id: none }, { token })).status).toBe(404);
  });
});
