/**
 * `npm run check:fuzz`: sends the whole API, in this one process, requests that its OpenAPI document
 * suggests (Schemathesis, from PyPI) and requests that it does not (generators of our own). No
 * answer may be a failure of ours, have an undocumented status or take over a second.
 *
 * `-- --requests 2000` sends fewer than 20,000; `--seed` replays. Schemathesis is skipped where it is
 * not installed: `pip install schemathesis`, or SCHEMATHESIS names the program.
 */
import { optionsOf } from '../support/options.ts';
import { startFuzzedShop } from './fuzzed-shop.ts';
import { sendGenerated, warmUp } from './our-generators.ts';
import { hasSchemathesis, runSchemathesis } from './schemathesis.ts';
import { Watch } from './watch.ts';

const { requests, seed } = optionsOf({ requests: 20_000, seed: 20_261_122 });
/** A third of the requests are ours; one example for each operation makes Schemathesis send so many. */
const OUR_SHARE = 1 / 3;
const PER_EXAMPLE = 150;

const watch = new Watch();
const { shopUrl, content, close } = await startFuzzedShop(watch);

await warmUp(shopUrl);
watch.forget();

const faults = await sendGenerated(shopUrl, content, {
  requests: Math.ceil(requests * OUR_SHARE),
  seed,
});
for (const fault of faults) console.log(fault);
console.log(`${watch.requests} requests of our own, ${faults.length} kinds of faults`);

let found = false;
if (hasSchemathesis()) {
  const examples = Math.ceil((requests * (1 - OUR_SHARE)) / PER_EXAMPLE);
  found = !(await runSchemathesis(shopUrl, { examples, seed }));
} else {
  console.log(
    'Schemathesis is not installed (pip install schemathesis): its requests are left out',
  );
}

close();
for (const { what, method, url } of watch.offences.slice(0, 20))
  console.log(`${what}: ${method} ${url.slice(0, 200)}`);
console.log(`${watch.requests} requests (seed ${seed}): ${watch.describe()}`);
console.log(`slowest answer ${watch.slowestMs.toFixed(0)} ms`);
process.exit(faults.length + watch.offences.length === 0 && !found ? 0 : 1);
