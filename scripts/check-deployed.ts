/**
 * `npm run check:deployed -- <url>`: asks a live shop what no emulator can tell: the headers of every kind
 * of page, whether its CDN keeps pages, the project that Hosting names, the webhook; and of that project,
 * with the rights of who asks, indexes, rules, schedules, backups and the addresses that the API sees.
 * Changes nothing. Ends with 1 where something is wrong; against the emulators it names what they lack.
 */
import { join } from 'node:path';
import { refuse } from '../tests/support/options.ts';
import { checkCloud } from './deployed/cloud-checks.ts';
import { notHere, type Finding } from './deployed/finding.ts';
import { checkSite, readInit } from './deployed/site-checks.ts';
import { plannedSettings } from './deploy/settings.ts';

const root = join(import.meta.dirname, '..');
const [given = ''] = process.argv.slice(2);
if (!URL.canParse(given)) refuse('Usage: npm run check:deployed -- https://<your shop>');
const url = new URL(given).origin;

async function checkProject(): Promise<Finding[]> {
  const { projectId = '' } = (await readInit(url)) ?? {};
  if (projectId === '' || projectId.startsWith('demo-'))
    return [notHere('Indexes, rules, schedules, backups and the log are of the cloud alone.')];
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
