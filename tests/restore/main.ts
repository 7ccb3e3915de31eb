/**
 * `npm run check:restore`: the drill of a loss. A shop sells and exports all that its emulators hold;
 * then it ends, and nothing of it is left but the export. Another one begins from that, has to hold the
 * same documents, accounts and files, agrees with the gateway, and sells on.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXEC_DATA } from '@rollwell/launcher';
import { optionsOf } from '../support/options.ts';

optionsOf({});

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'restore-'));

/** Runs a program beside a shop of its own; true where it ends well. */
const besideShop = (program: string, env: Record<string, string> = {}): boolean => {
  const command = ['node', '--import', 'tsx', join(import.meta.dirname, program), folder];
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'packages/launcher/bootstrap.mjs'), 'exec', '--', ...command],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  return status === 0;
};

try {
  const holds =
    besideShop('export-process.ts') &&
    besideShop('restored-process.ts', { [EXEC_DATA]: join(folder, 'export') });
  console.log(holds ? 'all of it is back' : 'NOT all of it is back');
  process.exitCode = holds ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
