import { AppError } from '../../contract/api/app-error.ts';
import type { FailedMail } from '../../contract/schemas/mail.ts';
import type { Page, PageRequest } from '../../data/firestore/page.ts';
import type { Deps } from '../deps.ts';

/** The mails that nobody tries any more, those given up last first. */
export const listFailedMails = (
  { mails }: Pick<Deps, 'mails'>,
  page: PageRequest,
): Promise<Page<FailedMail>> => mails.listFailed(page);

/**
 * Has a mail that failed tried again from the beginning, within a minute. Gives 1.
 * @throws AppError `not_found` where no mail of this id has failed.
 */
export const retryMail = async ({ mails }: Pick<Deps, 'mails'>, id: string): Promise<number> => {
  if (!(await mails.retry(id))) throw new AppError('not_found');
  return 1;
};
