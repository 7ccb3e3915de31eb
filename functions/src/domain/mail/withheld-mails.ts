import type { Account } from '../../data/people/identity.ts';
import type { Deps } from '../deps.ts';

type WithheldDeps = Pick<Deps, 'mails'>;

const MOST_AT_ONCE = 100;

/**
 * Sends what was withheld from an account because its address was not verified, to the address that it
 * has verified now; nothing where it has none.
 */
export const sendWithheldMails = async (
  { mails }: WithheldDeps,
  { uid, email, emailVerified }: Pick<Account, 'uid' | 'email' | 'emailVerified'>,
): Promise<void> => {
  if (!emailVerified) return;
  for (const id of await mails.listWithheldOf(uid, MOST_AT_ONCE)) await mails.release(id, email);
};

/**
 * The same for everybody who has verified their address and not come back since. What was withheld from
 * somebody without an account stays: strangers may have written it.
 */
export const sendAllWithheldMails = async ({
  mails,
  identity,
}: WithheldDeps & Pick<Deps, 'identity'>): Promise<void> => {
  for (let after: string | undefined; ;) {
    const page = await mails.listWithheld({ after, limit: MOST_AT_ONCE });
    const uids = [...new Set(page.map(({ uid }) => uid).filter((uid) => uid !== ''))];
    const verified =
      uids.length > 0 ? await identity.verifiedEmails(uids) : new Map<string, string>();
    for (const { id, uid } of page) {
      const email = verified.get(uid);
      if (email !== undefined) await mails.release(id, email);
    }
    after = page.at(-1)?.id;
    if (page.length < MOST_AT_ONCE) return;
  }
};
