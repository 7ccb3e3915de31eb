import { AppError } from '../../contract/app-error.ts';
import type { Account, IdentityProvider } from '../../data/identity.ts';
import type { Mail, WithheldMail } from '../../data/mail.ts';

/** Knows whom the shop may write to. */
export interface Postmaster {
  /** Why a person is not written to at this address; undefined when nothing stands against it. */
  objection(uid: string, email: string): Promise<WithheldMail | undefined>;
}

/** Of how many addresses it is kept in mind that they are verified. */
const MOST_KEPT = 10_000;

/** Lets mail go to everybody, or to addresses alone that belong to who ordered, as far as the provider knows. */
export const createPostmaster = (
  { onlyVerifiedMail }: { onlyVerifiedMail: boolean },
  identity: Pick<IdentityProvider, 'account'>,
): Postmaster => {
  const verified = new Set<string>();

  const accountOf = async (uid: string): Promise<Account | undefined> => {
    try {
      return await identity.account(uid);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };

  const isVerified = async (uid: string, email: string): Promise<boolean> => {
    const key = `${uid} ${email}`;
    if (verified.has(key)) return true;
    const account = await accountOf(uid);
    if (!account?.emailVerified || account.email !== email) return false;
    if (verified.size >= MOST_KEPT) verified.clear();
    verified.add(key);
    return true;
  };

  return {
    objection: async (uid, email) => {
      if (!onlyVerifiedMail) return undefined;
      return uid !== '' && (await isVerified(uid, email)) ? undefined : 'unverified';
    },
  };
};

/** The mail as it may go to a person: as it is, or withheld. */
export const checkedMail = async (
  postmaster: Postmaster,
  uid: string,
  mail: Mail & { to: string },
): Promise<Mail> => ({ ...mail, withheld: await postmaster.objection(uid, mail.to) });
