/**
 * `npm run check:abuse`: a hoarder, a flooder, a mail bomber, a header forger, a slow sender and an
 * upload bomber against the whole API in one process, while ten customers buy. Ends with 1 unless
 * every customer is served each time, none waiting forty times as long as is ordinary without
 * attackers in the same run, every attacker is told to stop, and no mail reaches an address that nobody
 * verified.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { optionsOf } from '../support/options.ts';
import { ATTACKERS, type Attack } from './attackers.ts';
import { shopOn } from './customers.ts';
import { openShop } from './shop.ts';
import { counted, isRefused, isServed, longestMs, slowestMs } from './verdict.ts';

/** How long the customers have the shop to themselves first, in milliseconds. */
const ALONE_MS = 5_000;

optionsOf({});
const shop = await openShop();
const quiet = await shopOn(shop.url);
await sleep(ALONE_MS);
const alone = (await quiet.stop()).flatMap(({ met }) => met);
const mostMs = longestMs(alone);
const shopping = await shopOn(shop.url);
const attacks = await Promise.all(ATTACKERS.map((attack) => attack(shop)));
const customers = await shopping.stop();
shop.close();

const line = (name: string, good: boolean, text: string): void => {
  console.log(`${good ? 'ok ' : 'BAD'}  ${name.padEnd(14)}${text}`);
};
const isRepelled = ({ met, harmless = true }: Attack): boolean => isRefused(met) && harmless;
for (const attack of attacks) {
  const { name, met, gained } = attack;
  line(name, isRepelled(attack), `${counted(met)}; got ${gained}`);
}
const met = customers.flatMap((customer) => customer.met);
const served = customers.filter((customer) => isServed(customer.met, mostMs)).length;
line(
  'customers',
  served === customers.length,
  `${served} of ${customers.length} served; ${counted(met)}; the slowest answer took ${slowestMs(met)} ms of ${mostMs}, and ${slowestMs(alone)} ms without attackers`,
);
const good = served === customers.length && attacks.every(isRepelled);
console.log(good ? 'every customer was served, every attacker was refused' : 'NOT as it should be');
process.exit(good ? 0 : 1);
