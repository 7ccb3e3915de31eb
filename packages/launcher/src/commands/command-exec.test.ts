import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ONLY_OPTIONS } from './command-exec.ts';

const root = join(import.meta.dirname, '../../../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const besideShop = Object.entries(scripts).filter(([, line]) =>
  line.includes('bootstrap.mjs exec'),
);

describe('exec --options', () => {
  it('ends with what the command refuses, before anything is brought up', () => {
    const command = `console.log(process.argv[1]); process.exit(process.env.${ONLY_OPTIONS} ? 2 : 0)`;
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        'packages/launcher/bootstrap.mjs',
        'exec',
        '--options',
        '--',
        'node',
        '-e',
        command,
        'wrong',
      ],
      { cwd: root, encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: 'wrong\n' });
  });

  it.each(besideShop)('asks %s first, which answers', (_name, line) => {
    expect(line).toContain('exec --options ');
    const file = line.split(' ').at(-1) ?? '';
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/^optionsTaken\(|\boptionsOf\(/m);
  });
});
