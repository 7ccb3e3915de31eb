import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useEmulators } from './emulators.ts';
import { projectNamed } from './project.ts';

it('A script says at once where no emulator answers, and how to start one', async () => {
  // Nobody listens at the first port.
  await expect(useEmulators({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' })).rejects.toThrow(
    'No Firestore emulator answers at 127.0.0.1:1: start the shop with npm start.',
  );
});

it('make-admin takes no option for a name', () => {
  const program = ['--import', 'tsx', join(import.meta.dirname, 'make-admin.ts'), '--help'];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(stderr).toMatch('Usage: npm run make-admin -- ');
  expect(status).toBe(2);
});

const ALIASES = { default: 'paint-shop', production: 'paint-shop', staging: 'paint-staging' };

it.each([
  ['nothing', undefined, {}, 'demo-rollwell'],
  [
    'nothing, beside the project of a shell',
    undefined,
    { GCLOUD_PROJECT: 'paint-shop' },
    'demo-rollwell',
  ],
  ['nothing, in emulators of another project', undefined, { GCLOUD_PROJECT: 'demo-x' }, 'demo-x'],
  ['an alias', 'staging', {}, 'paint-staging'],
  ['an id', 'other-shop', {}, 'other-shop'],
])(
  'a script that is given %s works on the project that was named, or on the emulators',
  (_what, named, env, project) => {
    expect(projectNamed(named, ALIASES, env)).toBe(project);
  },
);
