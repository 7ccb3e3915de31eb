/**
 * `npm run check:budgets`: what each screen loads on a phone, counted over the network in a browser
 * beside a shop, before anybody does anything and once the app runs. Ends with 1 where a screen is
 * over its ceiling, or where Firestore's code is asked for before orders are shown, or on a screen that
 * has none to listen for.
 */
import { neededChromium } from '@rollwell/launcher';
import { chromium } from 'playwright-core';
import { optionsOf } from '../../support/options.ts';
import { count } from './count.ts';
import { judge, type Verdict } from './goals.ts';
import { countedScreens } from './screens.ts';

/** KB of Firestore's code, which order screens load when their orders are there. */
const FIRESTORE_KB = 101;

optionsOf({});
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
let over = 0;
const tell = (name: string, { good, line }: Verdict): void => {
  if (!good) over += 1;
  console.log(`${good ? 'ok  ' : 'over'}  ${name}: ${line}`);
};
for (const screen of await countedScreens()) {
  const { name, goals, ceilings, orders } = screen;
  const counted = await count(browser, screen);
  for (const verdict of judge(counted, goals, ceilings)) tell(name, verdict);
  const { ordersFirst: good, firestore } = counted;
  const kilobytes = firestore / 1000;
  if (orders === undefined) {
    if (firestore > 0)
      tell(name, { good: false, line: `${kilobytes.toFixed(1)} KB of Firestore’s code` });
    continue;
  }
  tell(name, { good, line: `Firestore’s code comes ${good ? 'after' : 'before'} the orders` });
  tell(name, {
    good: kilobytes <= FIRESTORE_KB,
    line: `${kilobytes.toFixed(1)} of ${FIRESTORE_KB} KB of it`,
  });
}
await browser.close();
console.log(over === 0 ? 'every screen is within its limits' : `${over} figures are over`);
process.exit(over === 0 ? 0 : 1);
