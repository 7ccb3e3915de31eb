/**
 * `npm run check:deploy [-- <project id>]`: shows what a deployment would do, without a cloud, and
 * fails where it could not or should not be done. Copies what `firebase deploy` would send into an
 * empty folder, installs it as the build in the cloud does, and lists the functions the way
 * firebase-tools finds them, with their runtime, settings and accounts, and the headers of the site.
 * Then starts it as a deployed function without its keys, which it has to refuse. Needs the package
 * registry.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountLines } from './deploy/accounts.ts';
import { installAlone, readManifest, startWithoutKeys } from './deploy/alone.ts';
import { deploymentConfig, type FirebaseConfig } from './deploy/deployment-config.ts';
import {
  functionTable,
  headerLines,
  localHeaders,
  missingSettings,
  negatedHeaders,
  unpinnedRewrites,
  wrongSecrets,
} from './deploy/plan.ts';
import { cloudNode } from './deploy/runtime.ts';
import { plannedSettings } from './deploy/settings.ts';
import { SECRETS_OF } from '../functions/src/function-secrets.ts';

const EXPECTED = Object.keys(SECRETS_OF).sort();
const MISSING = 'missing STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SHOP_URL, UPLOAD_KEY';

const root = join(import.meta.dirname, '..');
const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
const project = process.argv[2] ?? 'demo-rollwell';
const folder = mkdtempSync(join(tmpdir(), 'functions-alone-'));

function faultsOfFunctions(): string[] {
  installAlone(root, folder);
  const manifest = readManifest(folder);
  const table = functionTable(manifest, plannedSettings(root, project));
  for (const row of table)
    console.log(
      row
        .map((value) => value.padEnd(17))
        .join(' ')
        .trimEnd(),
    );
  console.log(`\nruntime     Node ${cloudNode(config)}`);
  console.log(accountLines(plannedSettings(root, project)).join('\n'));
  const found = Object.keys(manifest.endpoints).sort();
  const { status, stderr } = startWithoutKeys(folder);
  return [
    ...missingSettings(table),
    ...wrongSecrets(manifest, SECRETS_OF),
    ...(found.join() === EXPECTED.join() ? [] : [`It has ${found.join(', ') || 'no function'}.`]),
    ...(status !== 0 && stderr.includes(MISSING) ? [] : [`It starts without keys: ${stderr}`]),
  ];
}

function faultsOfHosting(): string[] {
  const { APP_CHECK_SITE_KEY } = plannedSettings(root, project);
  const deployed = deploymentConfig(config, { project, appCheck: Boolean(APP_CHECK_SITE_KEY) });
  const headers = headerLines(deployed);
  console.log(`\n${headers.join('\n')}\n`);
  return [...localHeaders(headers), ...negatedHeaders(deployed), ...unpinnedRewrites(deployed)];
}

function showMail(): void {
  const { MAIL_FROM = '', SMTP_CONNECTION_URI = '' } = plannedSettings(root, project);
  console.log(
    SMTP_CONNECTION_URI === ''
      ? 'mails       are not sent: MAIL_FROM and SMTP_CONNECTION_URI are empty\n'
      : `mails       from ${MAIL_FROM} by ${SMTP_CONNECTION_URI}\n`,
  );
}

/** The pages that the function renders bring headers of their own along, from the build. */
function faultsOfPages(): string[] {
  const headers = join(folder, 'lib/app-shell-headers.json');
  if (project.startsWith('demo-') || !existsSync(headers)) return [];
  const byName = JSON.parse(readFileSync(headers, 'utf8')) as Record<string, string>;
  return localHeaders(Object.entries(byName).map(([key, value]) => `pages  ${key}: ${value}`));
}

try {
  showMail();
  const faults = [...faultsOfFunctions(), ...faultsOfHosting(), ...faultsOfPages()];
  for (const fault of faults) console.error(`check:deploy failed: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('functions/ installs alone, as tested, and refuses to start without keys');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
