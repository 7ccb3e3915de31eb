import { AppError } from '../../contract/api/app-error.ts';
import type { Account, IdentityProvider } from '../../data/people/identity.ts';
import type { Mail } from '../../data/people/mail.ts';

/** Where a mail to somebody goes, and why it may not; as the fields of the mail. */
export type MailRecipient = { to: string } & Pick<Mail, 'withheld' | 'uid'>;

/** Decides to which address the shop writes to a person, and whether it may. */
export interface MailPolicy {
  /**
   * Where a person is written to: at the address that their account has today where that is verified
   * or the office opened the account for it, else at the one that they gave, where `withheld` says what
   * stands against that. `uid` is empty where there is no account.
   */
  recipientOf(uid: string, given: string): Promise<MailRecipient>;
}

/** Lets mail go to everybody, or to verified addresses alone. The provider is asked of each mail: people change their addresses. */
export const createMailPolicy = (
  { onlyVerifiedMail }: { onlyVerifiedMail: boolean },
  identity: Pick<IdentityProvider, 'account'>,
): MailPolicy => {
  const accountOf = async (uid: string): Promise<Account | undefined> => {
    if (uid === '') return undefined;
    try {
      return await identity.account(uid);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };

  return {
    recipientOf: async (uid, given) => {
      const account = await accountOf(uid);
      if (account?.emailVerified || account?.isInvited) return { to: account.email };
      return { to: given, ...(onlyVerifiedMail && { withheld: 'unverified', uid }) };
    },
  };
};

/** The mail as it may go to a person: to where they are written to, or withheld. */
export const applyMailPolicy = async (
  mailPolicy: MailPolicy,
  uid: string,
  mail: Mail & { to: string },
): Promise<Mail> => ({ ...mail, ...(await mailPolicy.recipientOf(uid, mail.to)) });
