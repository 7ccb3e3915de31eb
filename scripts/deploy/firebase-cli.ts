import { spawnSync } from 'node:child_process';
import { Refusal } from './project.ts';

/** What `firebase firestore:indexes --pretty` prints of a project. @throws {Refusal} where it fails */
export function listIndexes(root: string, project: string): string {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['firebase', 'firestore:indexes', '--pretty', '--project', project],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status === 0) return stdout;
  throw new Refusal(`The indexes could not be listed: ${stdout}${stderr}`);
}

/** @throws {Error} with what the Firebase CLI says of it */
export function askFirebase(root: string, project: string, args: readonly string[]): unknown {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['firebase', ...args, '--project', project, '--json', '--non-interactive'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const answer = parsed(stdout);
  if (status === 0 && answer?.status === 'success') return answer.result;
  const why = answer?.error ?? (stderr.trim() || stdout.trim());
  throw new Error(`firebase ${args.join(' ')}: ${why}`);
}

function parsed(text: string): { status?: string; result?: unknown; error?: string } | undefined {
  try {
    return JSON.parse(text) as { status?: string; result?: unknown; error?: string };
  } catch {
    return undefined;
  }
}
