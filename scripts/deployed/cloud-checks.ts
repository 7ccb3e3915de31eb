import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getSecurityRules } from 'firebase-admin/security-rules';
import { SECRETS_OF } from '../../functions/src/function-secrets.ts';
import { backupFaults, type DatabaseState, type ScheduleState } from '../deploy/backups.ts';
import { askFirebase, listIndexes } from '../deploy/firebase-cli.ts';
import { migrationFaults } from '../deploy/migrations.ts';
import { withProject } from '../deploy/project-app.ts';
import { findBucket } from '../deploy/project-bucket.ts';
import { readIndexes } from '../deploy/stages.ts';
import { lateJobs, missingJobs, missingPolicies, type IndexFile, type Job } from './cloud-state.ts';
import { checkMails, mailFunctionFaults, type DeployedFunction } from './mail-checks.ts';
import { notHere, unlessWrong, type Finding } from './finding.ts';

/** Where a project of the cloud is looked into, and as what it should be. */
export interface Cloud {
  root: string;
  project: string;
  region: string;
}

const asGoogle = async (app: App, project: string, address: string, body?: object) => {
  const token = await app.options.credential?.getAccessToken();
  const answer = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${token?.access_token ?? ''}`,
      'x-goog-user-project': project,
      'content-type': 'application/json',
    },
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as Record<string, unknown>;
};

function checkIndexes({ root, project }: Cloud): Finding[] {
  const listing = listIndexes(root, project);
  const { ready, building, broken } = readIndexes(listing);
  const file = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as IndexFile;
  const wanted = file.indexes.length;
  return unlessWrong(`${ready} indexes are ready, and what should expire does.`, [
    ...building.map((index) => `An index is being built: ${index}`),
    ...broken,
    ...(ready + building.length < wanted
      ? [`${wanted} indexes are asked for, ${ready} are ready.`]
      : []),
    ...missingPolicies(file, listing),
  ]);
}

async function checkRules({ root }: Cloud, app: App): Promise<Finding[]> {
  const rules = getSecurityRules(app);
  const same = async (file: string, deployed: Promise<{ source: { content: string }[] }>) => {
    const [{ content } = { content: '' }] = (await deployed).source;
    return content.trim() === readFileSync(join(root, file), 'utf8').trim()
      ? []
      : [`The rules deployed are not those of ${file}.`];
  };
  const wrong = await Promise.all([
    same('firestore.rules', rules.getFirestoreRuleset()),
    same('storage.rules', rules.getStorageRuleset()),
  ]);
  return unlessWrong('The rules are those of this folder.', wrong.flat());
}

/** The functions that no schedule runs. */
const CALLED = ['api', 'pictures', 'shownPictures', 'sendMail'];
const SCHEDULED = Object.keys(SECRETS_OF).filter((name) => !CALLED.includes(name));

async function checkSchedules({ project, region }: Cloud, app: App): Promise<Finding[]> {
  const address = `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs`;
  const { jobs = [] } = (await asGoogle(app, project, address)) as { jobs?: Job[] };
  return unlessWrong(`${jobs.length} schedules ran, each when it should.`, [
    ...missingJobs(jobs, SCHEDULED),
    ...lateJobs(jobs, Date.now()),
  ]);
}

async function checkMail({ project, region }: Cloud, app: App): Promise<Finding[]> {
  const address = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${region}/functions/sendMail`;
  const sendMail = (await asGoogle(app, project, address)) as DeployedFunction;
  return [
    ...unlessWrong('The function sendMail is ready.', mailFunctionFaults(sendMail)),
    ...(await checkMails(getFirestore(app), Date.now())),
  ];
}

/** Calls whose address the API cannot tell say so in the log. */
async function checkAddresses({ project }: Cloud, app: App): Promise<Finding[]> {
  const since = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
  const { entries = [] } = await asGoogle(
    app,
    project,
    'https://logging.googleapis.com/v2/entries:list',
    {
      resourceNames: [`projects/${project}`],
      filter: `jsonPayload.event = "unknown_proxy" AND timestamp >= "${since}"`,
      pageSize: 1,
    },
  );
  return unlessWrong(
    'The API sees the addresses of those who call.',
    (entries as unknown[]).length > 0
      ? ['Calls came through a CDN that the API does not know: see unknown_proxy in the log.']
      : [],
  );
}

async function checkMigrations({ project }: Cloud, app: App): Promise<Finding[]> {
  const wrong = await migrationFaults(getFirestore(app), project);
  return unlessWrong('Every migration ran.', wrong);
}

async function checkBackups({ root, project }: Cloud, app: App): Promise<Finding[]> {
  const [bucket] = await (await findBucket(app, project)).getMetadata();
  const database = askFirebase(root, project, ['firestore:databases:get', '(default)']);
  const schedules = askFirebase(root, project, ['firestore:backups:schedules:list']);
  return unlessWrong(
    'Firestore and Storage are backed up.',
    backupFaults(database as DatabaseState, schedules as ScheduleState[], bucket),
  );
}

/** Looks into the project of a shop, with the rights of whoever asks; what they may not see is named. */
export const checkCloud = (cloud: Cloud): Promise<Finding[]> =>
  withProject(cloud.project, async (app) => {
    const checks = {
      ...{ checkIndexes, checkRules, checkSchedules, checkMail, checkAddresses },
      ...{ checkMigrations, checkBackups },
    };
    const findings: Finding[] = [];
    for (const [name, check] of Object.entries(checks)) {
      try {
        findings.push(...(await check(cloud, app)));
      } catch (error) {
        findings.push(notHere(`${name.slice(5)} cannot be looked at: ${(error as Error).message}`));
      }
    }
    return findings;
  });
