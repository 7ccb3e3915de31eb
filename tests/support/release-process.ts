/** Releases the holds that ran out before the given moment (milliseconds), as a process that can be killed. */
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { releaseHolds } from '../../functions/src/domain/orders/release-holds.ts';

const now = Number(process.argv[2]);
const deps = createDeps(readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true' }));
process.stdout.write('begun\n');
await releaseHolds({ ...deps, now: () => now });
process.exit(0);
