import { beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, PASSWORD, unique, type TestUser } from '../support/api-accounts.ts';

const AUTH_EMULATOR = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'}`;

/** What the provider answers to a stranger; the addresses themselves taken out. */
const ask = async (method: string, body: object, email: string) => {
  const answer = await fetch(
    `${AUTH_EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const text = (await answer.text()).replaceAll(email, 'EMAIL');
  return { status: answer.status, text };
};

let somebody: TestUser;
const nobody = `${unique('nobody')}@test.example`;
beforeAll(async () => {
  somebody = await newCustomer();
});

describe('answers do not depend on whether an address has an account', () => {
  it('by signing in', async () => {
    const signIn = (email: string, password: string) =>
      ask('signInWithPassword', { email, password, returnSecureToken: true }, email);
    const refused = await signIn(somebody.email, 'Wrong-Pass1');
    expect(await signIn(nobody, 'Wrong-Pass1')).toEqual(refused);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('INVALID_LOGIN_CREDENTIALS');
    expect((await signIn(somebody.email, PASSWORD)).status).toBe(200);
  });

  it('by asking for a new password', async () => {
    const reset = (email: string) =>
      ask('sendOobCode', { requestType: 'PASSWORD_RESET', email }, email);
    const sent = await reset(somebody.email);
    expect(await reset(nobody)).toEqual(sent);
    expect(sent.status).toBe(200);
  });

  it('by asking how to sign in', async () => {
    const ways = async (identifier: string) => {
      const { text } = await ask(
        'createAuthUri',
        { identifier, continueUri: 'http://x' },
        identifier,
      );
      return { ...(JSON.parse(text) as object), sessionId: 'one of its own' };
    };
    expect(await ways(nobody)).toEqual(await ways(somebody.email));
  });
});
