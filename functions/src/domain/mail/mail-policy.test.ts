import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import type { Account } from '../../data/people/identity.ts';
import { applyMailPolicy, createMailPolicy } from './mail-policy.ts';

const EMAIL = 'dora@test.example';
const mail = { id: 'order-1-paid', to: EMAIL, message: { subject: '', text: '', html: '' } };

const open = (onlyVerifiedMail: boolean, known: Partial<Account> | undefined) => {
  const asked: string[] = [];
  const account = (uid: string): Promise<Account> => {
    asked.push(uid);
    if (!known) return Promise.reject(new AppError('unauthenticated'));
    const whole = { uid, email: EMAIL, emailVerified: true, isInvited: false, sessionsFrom: 0 };
    return Promise.resolve({ displayName: '', imageLink: '', ...whole, ...known });
  };
  return { asked, mailPolicy: createMailPolicy({ onlyVerifiedMail }, { account }) };
};

describe('who may be written to', () => {
  it('is everybody where addresses need not be verified', async () => {
    const { mailPolicy } = open(false, { emailVerified: false });
    expect(await applyMailPolicy(mailPolicy, 'uid', mail)).toEqual(mail);
    expect(await applyMailPolicy(open(false, undefined).mailPolicy, 'uid', mail)).toEqual(mail);
  });

  it('is the verified address of the account, read for each mail', async () => {
    const { asked, mailPolicy } = open(true, {});
    expect(await mailPolicy.recipientOf('uid', EMAIL)).toEqual({ to: EMAIL });
    expect(await applyMailPolicy(mailPolicy, 'uid', mail)).toEqual(mail);
    expect(asked).toEqual(['uid', 'uid']);
  });

  it.each([true, false])(
    'is written to at the verified address of today, not at the one of then (verified alone: %s)',
    async (onlyVerifiedMail) => {
      const { mailPolicy } = open(onlyVerifiedMail, { email: 'today@test.example' });
      const sent = { ...mail, to: 'today@test.example' };
      expect(await applyMailPolicy(mailPolicy, 'uid', mail)).toEqual(sent);
    },
  );

  it.each([
    ['an address that nobody verified', { emailVerified: false }],
    ['another address that nobody verified', { email: 'new@test.example', emailVerified: false }],
    ['somebody the provider does not know', undefined],
  ])('is not %s, and the mail says why', async (_who, known) => {
    const { asked, mailPolicy } = open(true, known);
    const withheld = { ...mail, withheld: 'unverified', uid: 'uid' };
    expect(await applyMailPolicy(mailPolicy, 'uid', mail)).toEqual(withheld);
    expect(await applyMailPolicy(mailPolicy, 'uid', mail)).toEqual(withheld);
    expect(asked).toEqual(['uid', 'uid']);
  });

  it('is the address for which the office opened the account, also before it is verified', async () => {
    const { mailPolicy } = open(true, { emailVerified: false, isInvited: true });
    expect(await mailPolicy.recipientOf('uid', EMAIL)).toEqual({ to: EMAIL });
  });

  it('is the given address without an account', async () => {
    const nobody = { to: EMAIL, withheld: 'unverified', uid: '' };
    expect(await open(true, {}).mailPolicy.recipientOf('', EMAIL)).toEqual(nobody);
  });

  it('is not decided while the provider does not answer', async () => {
    const account = () => Promise.reject(new Error('no answer'));
    const mailPolicy = createMailPolicy({ onlyVerifiedMail: true }, { account });
    await expect(mailPolicy.recipientOf('uid', EMAIL)).rejects.toThrow('no answer');
  });
});
