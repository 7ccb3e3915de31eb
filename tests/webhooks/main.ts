/**
 * `npm run check:webhooks`: 5,000 events of the gateway, each delivered one to ten times, shuffled,
 * a fifth of the deliveries killed in the middle. `-- --events N` and `--seed N` change that.
 */
import { isDeepStrictEqual } from 'node:util';
import { anySeed, optionsOf } from '../support/options.ts';
import { rageStorm } from './storm.ts';

const { events, seed } = optionsOf({ events: 5000, seed: anySeed() });

const { state, reference, seconds, ...report } = await rageStorm({ events, seed });
const { deliveries, killed, refused, refunds, refunded } = report;
console.log(`${events} events (seed ${seed}), ${deliveries} deliveries in ${seconds.toFixed(0)} s`);
console.log(`  ${killed} killed in the middle, ${refused} refused for now`);
console.log(`  ${refunded} payments for orders that are gone, ${refunds} refunds`);
const same = isDeepStrictEqual(state, reference);
console.log(
  same
    ? `the ${state.length} documents are those of one delivery each`
    : 'the state is NOT that of one delivery each',
);
for (const line of state.filter((one) => !reference.includes(one)).slice(0, 5))
  console.log(`+ ${line}`);
for (const line of reference.filter((one) => !state.includes(one)).slice(0, 5))
  console.log(`- ${line}`);
process.exit(same && refunds === refunded && killed * 5 >= deliveries ? 0 : 1);
