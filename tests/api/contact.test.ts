import { describe, expect, it } from 'vitest';
import { VALIDATION } from '@rollwell/functions/contract';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { clientAddress } from '../support/api-client.ts';
import { call } from '../support/site-client.ts';

const send = (body: object) => call('createContactMessage', {}, { body, headers: clientAddress() });

describe('POST /contact', () => {
  it('keeps a message for the admins', async () => {
    const admin = await newAdmin();
    const message = {
      email: 'ask@visitor.example',
      subject: unique('Bulk prices'),
      message: 'How many?',
    };
    const { insertedId } = (await send(message)).body;
    const { body } = await call(
      'listContactMessages',
      {},
      { token: admin.token, query: { limit: 1 } },
    );
    expect(body).toMatchObject([{ _id: insertedId, ...message }]);
  });

  it('takes one without a text', async () => {
    expect((await send({ email: 'ask@visitor.example', subject: 'Call me' })).status).toBe(201);
  });

  it.each([
    ['nothing', {}, { email: VALIDATION.emailRequired, subject: VALIDATION.subjectRequired }],
    ['no email', { email: 'visitor', subject: 'x' }, { email: VALIDATION.emailPattern }],
    [
      'a long text',
      { email: 'a@b.example', subject: 'x', message: 'x'.repeat(5001) },
      { message: VALIDATION.maxLength(5000) },
    ],
  ])('refuses %s', async (_what, body, fields) => {
    const { status, error } = await send(body);
    expect([status, error.fields]).toEqual([400, fields]);
  });
});
