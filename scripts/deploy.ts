/**
 * `npm run deploy [-- --project <id>] [--hsts "includeSubDomains; preload"]`: asks for what is
 * missing, builds site and functions for that project, runs the checks, deploys, and has the identity
 * provider ask for the same passwords as the forms. The builds are the deployment's; the next
 * `npm start` makes its own.
 */
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { optionsOf } from '../tests/support/options.ts';
import { writeFunctionsLock } from './deploy/alone.ts';
import { deploymentConfig, type FirebaseConfig } from './deploy/deployment-config.ts';
import { cloudNode, otherNode } from './deploy/runtime.ts';
import { policyByHand, setPasswordPolicy } from './deploy/password-policy.ts';
import {
  addSettings,
  openQuestions,
  questionsFor,
  readSettings,
  settingsPath,
  wrongSettings,
  type Question,
} from './deploy/settings.ts';

const root = join(import.meta.dirname, '..');
const CONFIG = 'firebase.deploy.json';

const { project: named, hsts } = optionsOf({ project: '', hsts: '' });

class Refusal extends Error {}

/** The project that was named, or that `firebase use --add` chose. */
function chosenProject(): string {
  const { projects } = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')) as {
    projects: Record<string, string>;
  };
  const project = named === '' ? projects.default : (projects[named] ?? named);
  if (project === undefined || project.startsWith('demo-'))
    throw new Refusal(
      'No project: "npx firebase use --add" chooses one, or "npm run deploy -- --project <id>".',
    );
  if (!/^[a-z][a-z0-9.:-]*$/.test(project))
    throw new Refusal(`"${project}" is no id of a project: the Firebase console shows yours.`);
  return project;
}

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
  });
  rmSync(join(root, 'functions/lib'), { recursive: true, force: true });
  run('npm', ['run', 'build', '--workspace', 'functions'], { HOSTING_CONFIG: join(root, CONFIG) });
  writeFunctionsLock(root, join(root, 'functions'));
}

async function deploy(): Promise<void> {
  const project = chosenProject();
  checkHsts();
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
  run('npx', ['firebase', 'deploy', '--config', CONFIG, '--project', project]);
  await askForDigits(project);
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
