import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';

/** What the shop's use cases work with, in the process of the tests: for jobs that no call starts. */
export const deps = createDeps(readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' }));
