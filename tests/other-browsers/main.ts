/**
 * `npm run check:browsers`: the main journey, from a search to a paid order, in Firefox and WebKit
 * beside a shop. A browser that is not installed here is named and left out. Ends with 1 where a
 * stage fails, of which a picture lies beside the shop's other files, and with 2 where it has nothing
 * to check.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebDriver } from 'selenium-webdriver';
import { stateFolder } from '@rollwell/launcher';
import { unique } from '../support/api-accounts.ts';
import { optionsOf, refuse } from '../support/options.ts';
import { shopProduct } from '../browser/support/shop-product.ts';
import { otherBrowsers, type OtherBrowser } from './drivers.ts';
import { journey } from './journey.ts';
import { Visitor } from './visitor.ts';

const pictures = join(stateFolder(join(import.meta.dirname, '../..'), process.env), 'browsers');

/** Goes the whole way; true where every stage was reached. */
async function travel({ name, open }: OtherBrowser): Promise<boolean> {
  const { driver, close } = await open();
  try {
    const tool = unique('Far roller');
    const id = await shopProduct({ name: tool, minOrder: 2, available: 20 });
    const visitor = new Visitor(driver);
    for (const { name: stage, go } of journey({ id, name: tool })) {
      const begun = performance.now();
      const failure = await go(visitor).then(
        () => '',
        (error: unknown) => String(error),
      );
      const tookS = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${failure ? 'BAD' : 'ok '}  ${name.padEnd(9)}${stage}, ${tookS} s`);
      if (!failure) continue;
      console.log(failure);
      console.log(await lookAt(driver, name).catch(() => 'The browser itself has ended.'));
      return false;
    }
    return true;
  } finally {
    // One that has ended cannot be told to.
    await close().catch(() => undefined);
  }
}

/** Takes a picture of the page as it stands. @returns where, and what it is of */
async function lookAt(driver: WebDriver, name: string): Promise<string> {
  mkdirSync(pictures, { recursive: true });
  const picture = join(pictures, `${name}.png`);
  writeFileSync(picture, await driver.takeScreenshot(), 'base64');
  return `${await driver.getCurrentUrl()} looks like ${picture}`;
}

optionsOf({});
let failed = 0;
let left = 0;
const browsers = otherBrowsers();
for (const browser of browsers) {
  if (browser.missing.length > 0) {
    console.log(`left out  ${browser.name}: not installed: ${browser.missing.join(', ')}`);
    left += 1;
  } else if (!(await travel(browser))) failed += 1;
}
if (left === browsers.length) refuse('Nothing was checked: install what is named above.');
process.exit(failed > 0 ? 1 : 0);
