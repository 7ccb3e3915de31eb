/**
 * `npm run check:deployed -- <url>`: asks a live shop what no emulator can tell: the headers of every kind
 * of page, whether its CDN keeps pages, the project that Hosting names, the webhook; and of that project,
 * with the rights of who asks, indexes, rules, schedules, mails, migrations, backups and the addresses
 * that the API sees.
 * Changes nothing. Ends with 1 where something is wrong; against the emulators it names what they lack.
 */
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { useEmulators } from '../functions/scripts/emulators.ts';
import { refuse } from '../tests/support/options.ts';
import { checkCloud } from './deployed/cloud-checks.ts';
import { notHere, type Finding } from './deployed/finding.ts';
import { checkMails } from './deployed/mail-checks.ts';
import { checkSite, readInit } from './deployed/site-checks.ts';
import { plannedSettings } from './deploy/settings.ts';

const root = join(import.meta.dirname, '..');
const [given = ''] = process.argv.slice(2);
if (!URL.canParse(given)) refuse('Usage: npm run check:deployed -- https://<your shop>');
const url = new URL(given).origin;

/** What the cloud alone has is named; the mails are looked at where an emulator has them. */
async function checkEmulators(project: string): Promise<Finding[]> {
  const ofCloud = notHere(
    'Indexes, rules, schedules, the function sendMail, migrations, backups and the log are of the cloud alone.',
  );
  try {
    await useEmulators(process.env);
    const app = initializeApp({ projectId: project }, 'check-deployed');
    const mails = await checkMails(getFirestore(app), Date.now());
    await deleteApp(app);
    return [ofCloud, ...mails];
  } catch (error) {
    return [ofCloud, notHere(`Mails cannot be looked at: ${(error as Error).message}`)];
  }
}

async function checkProject(): Promise<Finding[]> {
  const { projectId = '' } = (await readInit(url)) ?? {};
  if (projectId === '' || projectId.startsWith('demo-')) return checkEmulators(projectId);
  const { REGION: region = '' } = plannedSettings(root, projectId);
  return checkCloud({ root, project: projectId, region });
}

const findings = [...(await checkSite(url)), ...(await checkProject())];
for (const { outcome, says } of findings) console.log(`${outcome.padEnd(8)}  ${says}`);
const count = (outcome: Finding['outcome']) =>
  findings.filter((finding) => finding.outcome === outcome).length;
console.log(
  `${count('holds')} hold, ${count('fault')} faults, ${count('not here')} not to be seen here`,
);
if (count('fault') > 0) process.exitCode = 1;
