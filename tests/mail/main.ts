/**
 * `npm run check:mail`: 500 mails over SMTP to a server that refuses, hangs and cuts the line, by two
 * processes that end in the midst of one of ten tries. `-- --mails N` and `--seed N` change that.
 */
import { anySeed, optionsOf } from '../support/options.ts';
import { rageMails } from './rage-mails.ts';

const { mails, seed } = optionsOf({ mails: 500, seed: anySeed() });

const began = performance.now();
const { faults, sent, failed, lost, again, rounds } = await rageMails(mails, seed);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${mails} mails (seed ${seed}) in ${rounds} rounds of tries, ${seconds} s`);
for (const [fault, times] of [...faults].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`  ${String(times).padStart(4)} times: ${fault}`);
console.log(
  `${sent} sent, ${failed} refused for good and listed for the office, ${lost.length} lost`,
);
console.log('came more than once, each time under the same Message-ID:');
console.log(
  `  ${again.processEnded} because our process ended between the server's yes and its record`,
);
console.log(
  `  ${again.serverCut} because the server kept the mail and cut the line before its yes`,
);
console.log(`  ${again.unexplained.length} for no such reason`);
for (const line of [...lost, ...again.unexplained].slice(0, 10)) console.log(`! ${line}`);
process.exit(lost.length + again.unexplained.length === 0 ? 0 : 1);
