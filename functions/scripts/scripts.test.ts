import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useEmulators } from './emulators.ts';

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
