import type { Firestore } from 'firebase-admin/firestore';
import { createMailRepository } from '../../functions/src/data/people/mail-repository.ts';
import { unlessWrong, type Finding } from './finding.ts';

/** So many are counted at most. */
const MOST = 100;
/** The job that sends what is due runs every minute, and a process may keep a mail for five. */
const DUE_MS = 10 * 60 * 1000;
/** Only a mail that was refused for half an hour waits for as long. */
const LONG_WAIT_MS = 20 * 60 * 1000;

const mails = (count: number): string =>
  `${count >= MOST ? `${MOST} or more` : count} ${count === 1 ? 'mail' : 'mails'}`;

/** How many mails may be tried and were not touched for so long that nobody seems to send any. */
async function countUntouched(db: Firestore, now: number): Promise<number> {
  const due = await createMailRepository(db).listDue(now - DUE_MS, MOST);
  if (due.length === 0) return 0;
  const documents = await db.getAll(...due.map((id) => db.doc(`mail/${id}`)));
  return documents.filter(({ updateTime }) => updateTime && updateTime.toMillis() <= now - DUE_MS)
    .length;
}

/**
 * Looks at the mails that a shop has written down: whether any wait for too long, and for what, and
 * whether any were given up.
 * @param now milliseconds since 1970
 */
export async function checkMails(db: Firestore, now: number): Promise<Finding[]> {
  const repository = createMailRepository(db);
  const [untouched, refused, failed] = await Promise.all([
    countUntouched(db, now),
    repository.countWaiting(now + LONG_WAIT_MS, MOST),
    repository.listUndelivered(MOST),
  ]);
  return unlessWrong('No mail waits for long, and none was given up.', [
    ...(untouched > 0
      ? [`Nobody has tried ${mails(untouched)} for ten minutes: sendMail and sendDueMails should.`]
      : []),
    ...(refused > 0
      ? [`The mail server refuses ${mails(refused)} for half an hour and longer.`]
      : []),
    ...(failed.length > 0
      ? [
          `The shop has given up ${mails(failed.length)}: the dashboard, Today, Mails not delivered.`,
        ]
      : []),
  ]);
}

/** A function as the API of Cloud Functions tells of it. */
export interface DeployedFunction {
  state?: string;
  eventTrigger?: { eventType?: string } | undefined;
  serviceConfig?: { environmentVariables?: Record<string, string> };
}

/** A sentence for each reason why the function `sendMail` sends nothing. */
export const mailFunctionFaults = ({
  state,
  eventTrigger,
  serviceConfig,
}: DeployedFunction): string[] => [
  ...(state === 'ACTIVE' ? [] : [`The function sendMail is ${state ?? 'not there'}.`]),
  ...(eventTrigger ? [] : ['The function sendMail hears of no mail: it has no trigger.']),
  ...(serviceConfig?.environmentVariables?.SMTP_CONNECTION_URI
    ? []
    : ['No mail is sent: SMTP_CONNECTION_URI is empty.']),
];
