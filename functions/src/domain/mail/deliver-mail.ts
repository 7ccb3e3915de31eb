import type {
  ClaimedMail,
  MailRepository,
  MailSettlement,
} from '../../data/people/mail-repository.ts';
import type { Mailer, SendResult } from '../../data/people/mailer.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { ignoreFailure, type ReportFailure } from '../scheduled-work.ts';

export interface DeliverDeps {
  mails: Pick<MailRepository, 'claim' | 'settle' | 'listDue'>;
  mailer: Mailer;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Longer than any try takes, and than the functions that try may run after they began one. */
const LEASE_MS = 5 * 60 * 1000;

const FIRST_WAIT_MS = 60 * 1000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;
/** With the waits between them two days, in which a mail server is mended. */
const MOST_ATTEMPTS = 16;

/** How long a mail waits after its `attempt`th try, in milliseconds. */
export const waitAfter = (attempt: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);

const reasons = (refused: SendResult['refused']): string =>
  [...new Set(refused.map(({ why }) => why))].join('; ');

/** What a try means for the mail: sent to all, again to those who have not got it, or given up. */
const settlementOf = (
  { attempt }: ClaimedMail,
  { messageId, response, refused }: SendResult,
  at: number,
): MailSettlement => {
  if (refused.length === 0) return { state: 'sent', at, messageId, response };
  const open = { left: refused.map(({ to }) => to), lastError: reasons(refused) };
  if (refused.every(({ isFinal }) => isFinal) || attempt >= MOST_ATTEMPTS)
    return { state: 'failed', at, ...open };
  return { state: 'retrying', nextAttemptAt: at + waitAfter(attempt), ...open };
};

/**
 * Sends one mail, unless it is sent, given up or in other hands. What only the line is to blame for is
 * tried once more at once. May be called by anybody, at any time, as often as they like: a mail is
 * sent twice only where a process ends, or a server is cut off, between the server's yes and its record.
 * @returns what became of the mail; undefined where there was nothing to do
 */
export const deliverMail = async (
  { mails, mailer, now }: DeliverDeps,
  id: string,
): Promise<MailSettlement['state'] | undefined> => {
  const claimed = await mails.claim(id, now(), now() + LEASE_MS);
  if (!claimed) return undefined;
  const first = await mailer.send(claimed);
  const result = first.isAnswered ? first : await mailer.send(claimed);
  const settlement = settlementOf(claimed, result, now());
  await retryOnContention(() => mails.settle(claimed, settlement));
  return settlement.state;
};

/** As many as one run of the job tries, and how many of them at a time. */
const MOST_AT_ONCE = 300;
const TOGETHER = 4;

/**
 * Tries every mail that is due: what failed before, what its trigger missed, and what a process held
 * when it ended.
 * @param until when to begin no more of them, in milliseconds since 1970
 */
export const deliverDueMails = async (
  deps: DeliverDeps,
  until: number,
  reportFailure: ReportFailure = ignoreFailure,
): Promise<void> => {
  const due = await deps.mails.listDue(deps.now(), MOST_AT_ONCE);
  const deliverInTurn = async (): Promise<void> => {
    for (let id = due.shift(); id !== undefined && deps.now() < until; id = due.shift()) {
      await deliverMail(deps, id).catch((error: unknown) => {
        reportFailure(String(id), error);
      });
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, deliverInTurn));
};
