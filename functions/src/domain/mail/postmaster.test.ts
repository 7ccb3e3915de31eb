import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/app-error.ts';
import type { Account } from '../../data/identity.ts';
import { checkedMail, createPostmaster } from './postmaster.ts';

const EMAIL = 'dora@test.example';
const mail = { id: 'order-1-paid', to: EMAIL, message: { subject: '', text: '', html: '' } };

const open = (onlyVerifiedMail: boolean, known: Partial<Account> | undefined) => {
  const asked: string[] = [];
  const account = (uid: string): Promise<Account> => {
    asked.push(uid);
    if (!known) return Promise.reject(new AppError('unauthenticated'));
    const whole = { uid, email: EMAIL, emailVerified: true, sessionsFrom: 0 };
    return Promise.resolve({ displayName: '', imageLink: '', ...whole, ...known });
  };
  return { asked, postmaster: createPostmaster({ onlyVerifiedMail }, { account }) };
};

describe('who may be written to', () => {
  it('is everybody where addresses need not be verified', async () => {
    const { asked, postmaster } = open(false, { emailVerified: false });
    expect(await checkedMail(postmaster, 'uid', mail)).toEqual(mail);
    expect(asked).toEqual([]);
  });

  it('is else whoever has verified the address, and is asked about once', async () => {
    const { asked, postmaster } = open(true, {});
    expect(await postmaster.objection('uid', EMAIL)).toBeUndefined();
    expect(await checkedMail(postmaster, 'uid', mail)).toEqual(mail);
    expect(asked).toEqual(['uid']);
  });

  it.each([
    ['an address that nobody verified', { emailVerified: false }],
    ['an address that is no longer theirs', { email: 'new@test.example' }],
    ['somebody the provider does not know', undefined],
  ])('is not %s, and the mail says why', async (_who, known) => {
    const { asked, postmaster } = open(true, known);
    const withheld = { ...mail, withheld: 'unverified' };
    expect(await checkedMail(postmaster, 'uid', mail)).toEqual(withheld);
    expect(await checkedMail(postmaster, 'uid', mail)).toEqual(withheld);
    expect(asked).toEqual(['uid', 'uid']);
  });

  it('is nobody without an account', async () => {
    expect(await open(true, {}).postmaster.objection('', EMAIL)).toBe('unverified');
  });

  it('is not decided while the provider does not answer', async () => {
    const account = () => Promise.reject(new Error('no answer'));
    const postmaster = createPostmaster({ onlyVerifiedMail: true }, { account });
    await expect(postmaster.objection('uid', EMAIL)).rejects.toThrow('no answer');
  });
});
