import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { checkMails } from '../../scripts/deployed/mail-checks.ts';
import { checkSite } from '../../scripts/deployed/site-checks.ts';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { SHOP } from '../support/api-client.ts';
import { newFailedMail } from '../support/api-failed-mails.ts';
import { mailAsSent, writeMail } from '../support/api-mails.ts';

describe('what a live shop is asked', () => {
  it('holds of the emulators, but for what they lack', async () => {
    const findings = await checkSite(SHOP);
    expect(findings.filter(({ outcome }) => outcome === 'fault')).toEqual([]);
    expect(
      findings.filter(({ outcome }) => outcome === 'not here').map(({ says }) => says),
    ).toEqual([
      'Nothing stands in front of the function that keeps pages.',
      'Hosting has no page to sign in by.',
      'Nothing is encrypted here.',
    ]);
    expect(findings.filter(({ outcome }) => outcome === 'holds').length).toBeGreaterThan(10);
  });
});

describe('the mails of a live shop', () => {
  const MINUTE_MS = 60_000;
  const inMinutes = (minutes: number) => checkMails(db, Date.now() + minutes * MINUTE_MS);
  const NONE = [{ outcome: 'holds', says: 'No mail waits for long, and none was given up.' }];

  it('are well while each is tried in time', async () => {
    await mailAsSent(await writeMail('customer@test.example'));
    expect(await inMinutes(60)).toEqual(NONE);
  });

  it('are named where nobody tries them, the server refuses them for long, or they were given up', async () => {
    const message = { subject: '', text: '', html: '' };
    const mail = { to: 'customer@test.example', message, attempts: 6 };
    const leaseUntil = Timestamp.fromMillis(Date.now() + 5 * MINUTE_MS);
    const left = db.doc(`mail/${unique('left')}`);
    await left.create({ ...mail, state: 'sending', nextAttemptAt: leaseUntil });
    expect(await inMinutes(0)).toEqual(NONE);
    expect((await inMinutes(16)).map(({ says }) => says)).toEqual([
      'Nobody has tried 1 mail for ten minutes: sendMail and sendDueMails should.',
    ]);
    const later = Timestamp.fromMillis(Date.now() + 32 * MINUTE_MS);
    await left.update({ state: 'retrying', nextAttemptAt: later, lastError: '421 busy' });
    await newFailedMail();
    const found = await inMinutes(0);
    expect(found.map(({ says }) => says)).toEqual([
      'The mail server refuses 1 mail for half an hour and longer.',
      'The shop has given up 1 mail: the dashboard, Today, Mails not delivered.',
    ]);
    expect(found.map(({ outcome }) => outcome)).toEqual(['fault', 'fault']);
  });
});
