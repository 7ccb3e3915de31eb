/**
 * `npm run deploy [-- --to <alias or id>] [--hsts "includeSubDomains; preload"] [--dirty]`: asks for
 * what is missing, builds site and functions for that project, runs the checks, makes new indexes and
 * waits for them, deploys, has the identity provider ask for the same passwords as the forms, and says
 * which migrations are pending. What is not committed is deployed when somebody says so. The builds are the deployment's; the next
 * `npm start` makes its own.
 */
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAliases } from '../functions/scripts/project.ts';
import { optionsOf } from '../tests/support/options.ts';
import { writeFunctionsLock } from './deploy/alone.ts';
import { readCommit, type Commit } from './deploy/commit.ts';
import { deploymentConfig, type FirebaseConfig } from './deploy/deployment-config.ts';
import { listIndexes } from './deploy/firebase-cli.ts';
import { cloudNode, otherNode } from './deploy/runtime.ts';
import { migrationsToSeeTo } from './deploy/migrations.ts';
import { policyByHand, setPasswordPolicy } from './deploy/password-policy.ts';
import { projectToDeploy, Refusal } from './deploy/project.ts';
import {
  addSettings,
  openQuestions,
  questionsFor,
  readSettings,
  settingsPath,
  wrongSettings,
  type Question,
} from './deploy/settings.ts';
import { readIndexes, shopTargets, stagesOf, type Stage } from './deploy/stages.ts';

const root = join(import.meta.dirname, '..');
const CONFIG = 'firebase.deploy.json';

/** Built in minutes where there is much data, in hours at worst. */
const INDEXES_WITHIN_MS = 3 * 60 * 60 * 1000;
const LOOK_EVERY_MS = 10_000;

const { to, hsts, dirty } = optionsOf({ to: '', hsts: '', dirty: false });

/** @throws {Refusal} for a promise that browsers do not know */
function checkHsts(): void {
  const known = ['includeSubDomains', 'preload'];
  const unknown = hsts.split(';').filter((one) => !['', ...known].includes(one.trim()));
  if (unknown.length > 0)
    throw new Refusal(`--hsts takes "${known.join('; ')}", and not "${unknown.join(';')}".`);
}

/** Asks, and keeps each answer at once, so that whoever stops in the middle need not begin again. */
async function askFor(questions: readonly Question[], project: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const { name, ask, byDefault, refuse } of questions) {
      for (let problem: string | undefined = ''; problem !== undefined;) {
        const typed = (await terminal.question(`${ask} (${name}) [${byDefault}]: `)).trim();
        const answer = typed || byDefault;
        problem = refuse(answer);
        if (problem === undefined) addSettings(root, project, { [name]: answer });
        else console.log(problem);
      }
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
    throw new Refusal(
      `\nStopped. What was answered so far is kept in ${settingsPath(root, project)}.`,
    );
  } finally {
    terminal.close();
  }
}

/** @throws {Refusal} unless all is committed, or somebody says that it need not be */
async function checkCommitted({ uncommitted }: Commit): Promise<void> {
  if (uncommitted.length === 0 || dirty) return;
  console.warn(`Not committed:\n${uncommitted.join('\n')}`);
  if (!process.stdin.isTTY)
    throw new Refusal('Commit it, or deploy it as it is with "npm run deploy -- --dirty".');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Deploy it all the same? [y/N]: ');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal('Nothing was deployed.');
}

/** Runs a command where everything can be seen; a failure ends the deployment. */
function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Refusal(`"${[command, ...args].join(' ')}" failed.`);
}

/** Builds in place, because `firebase deploy` sends these folders. */
function build(settings: Record<string, string | undefined>): void {
  const { UPLOAD_KEY = '', SHOP_URL = '', APP_CHECK_SITE_KEY = '' } = settings;
  run('npm', ['run', 'build', '--workspace', 'web'], {
    VITE_UPLOAD_KEY: UPLOAD_KEY,
    VITE_SHOP_URL: SHOP_URL,
    VITE_APP_CHECK_SITE_KEY: APP_CHECK_SITE_KEY,
    HOSTING_CONFIG: join(root, CONFIG),
  });
  rmSync(join(root, 'functions/lib'), { recursive: true, force: true });
  run('npm', ['run', 'build', '--workspace', 'functions'], { HOSTING_CONFIG: join(root, CONFIG) });
  writeFunctionsLock(root, join(root, 'functions'));
}

const firebase = ({ says, args }: Stage): void => {
  console.log(`\n${says}`);
  run('npx', ['firebase', ...args]);
};

/** Functions that ask for an index which is still being built would fail: waits until none is. */
async function waitForIndexes(project: string): Promise<void> {
  const end = Date.now() + INDEXES_WITHIN_MS;
  for (;;) {
    const { ready, building, broken } = readIndexes(listIndexes(root, project));
    if (broken.length > 0) throw new Refusal(`Make these indexes anew:\n${broken.join('\n')}`);
    console.log(`Indexes: ${ready} ready, ${building.length} being built`);
    if (building.length === 0) return;
    if (Date.now() > end) throw new Refusal('The indexes take too long: deploy again later.');
    await sleep(LOOK_EVERY_MS);
  }
}

async function deploy(): Promise<void> {
  const project = projectToDeploy(readAliases(), to);
  checkHsts();
  const commit = readCommit(root);
  await checkCommitted(commit);
  const questions = questionsFor(project, randomBytes(24).toString('base64url'));
  const open = openQuestions(readSettings(root, project), questions);
  if (open.length > 0 && !process.stdin.isTTY)
    throw new Refusal(
      `${settingsPath(root, project)} lacks ${open.map(({ name }) => name).join(', ')}.`,
    );
  if (open.length > 0) await askFor(open, project);
  const settings = readSettings(root, project);
  const wrong = wrongSettings(settings, questions);
  if (wrong.length > 0)
    throw new Refusal(`Correct ${settingsPath(root, project)}:\n${wrong.join('\n')}`);

  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const hint = otherNode(process.versions.node, cloudNode(config));
  if (hint) console.warn(hint);
  const deployed = deploymentConfig(config, {
    project,
    hsts: hsts || undefined,
    appCheck: Boolean(settings.APP_CHECK_SITE_KEY),
  });
  writeFileSync(join(root, CONFIG), `${JSON.stringify(deployed, null, 2)}\n`);
  build(settings);
  run('node', ['--import', 'tsx', 'scripts/check-deploy.ts', project]);
  const shared = ['--config', CONFIG, '--project', project];
  const stages = stagesOf(shared, commit.name, shopTargets(deployed));
  firebase(stages.indexes);
  await waitForIndexes(project);
  firebase(stages.shop);
  firebase(stages.leftovers);
  await askForDigits(project);
  for (const line of await migrationsToSeeTo(project)) console.warn(line);
}

/** What the forms ask of a password, the provider asks for as well; a deployment without that holds. */
async function askForDigits(project: string): Promise<void> {
  try {
    await setPasswordPolicy(project);
    console.log('The provider asks for the same passwords as the forms.');
  } catch (error) {
    console.warn(policyByHand(project, (error as Error).message));
  }
}

try {
  await deploy();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(join(root, CONFIG), { force: true });
  rmSync(join(root, 'functions/package-lock.json'), { force: true });
  // They are not the emulators': without the notes, the next start builds anew.
  for (const folder of ['web/dist', 'functions/lib'])
    rmSync(join(root, folder, '.built-from'), { force: true });
}
