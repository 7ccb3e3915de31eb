/**
 * `npm run check:office`: a day of the office, in a browser by keyboard alone: orders of one to five
 * products come in, most are shipped in batches with tracking numbers from a list and from a scanner,
 * some are refunded, four of them in part, some are disputed or withdrawn from. Prints presses and
 * seconds of each task; ends with 1 where the books differ at the end, or where shipping takes more than
 * 40 presses for 20 orders. `-- --orders 60` is a smaller day.
 */
import { neededChromium } from '@rollwell/launcher';
import { chromium, type Locator, type Page } from 'playwright-core';
import { reconcile } from '../../functions/src/domain/reconcile/reconcile.ts';
import { signInBy } from '../browser/support/sign-in-by.ts';
import { newAdmin, newCustomer, PASSWORD } from '../support/api-accounts.ts';
import { SHOP, call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { control } from '../support/api-gateway.ts';
import { optionsOf } from '../support/options.ts';
import { Keyboard } from './keyboard.ts';
import { paidOrders, until, type DayOrder } from './orders.ts';

const { orders: count } = optionsOf({ orders: 300 });

const BATCHES = 12;
/** At least so many are left to be shipped with a scanner: more than a page of the list has. */
const SCANNED = 20;
const REFUNDS = 10;
const PARTIAL = 4;
const DISPUTES = 5;
const WITHDRAWALS = 2;
const MOST_PRESSES = 40;

const [buyer, admin] = [await newCustomer(), await newAdmin()];
const begun = performance.now();
const all = await paidOrders(buyer, count);
const secondsSince = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);
console.log(`${count} orders came in and were paid, ${secondsSince(begun)} s`);

const browser = await chromium.launch({
  executablePath: neededChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ baseURL: SHOP, viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(30_000);
await signInBy(page, admin.email, PASSWORD);

/** Does a task and tells its presses and seconds. */
const task = async (name: string, act: (keys: Keyboard) => Promise<void>): Promise<number> => {
  const keys = new Keyboard(page);
  const from = performance.now();
  await act(keys);
  const presses = String(keys.presses).padStart(4);
  console.log(
    `${name.padEnd(52)}${presses} presses, ${keys.texts} texts, ${secondsSince(from).padStart(6)} s`,
  );
  return keys.presses;
};

const openList = async (at: Page, query = ''): Promise<void> => {
  await at.goto(`/Dashboard/manage-all-orders${query}`);
  await at.getByRole('table', { name: 'All orders' }).waitFor();
};

const isShipped = async ({ lines: [first] }: DayOrder): Promise<boolean> => {
  const { body } = await call('getPayment', { orderId: first?._id ?? '' }, { token: admin.token });
  return body.shipped;
};

const allShipped = (dialog: Locator, many: number): Promise<void> =>
  dialog
    .getByText('Shipped', { exact: true })
    .nth(many - 1)
    .waitFor();

/** The list of the carrier: pasted, looked over, shipped. */
const shipByList = (batch: readonly DayOrder[]) => async (keys: Keyboard) => {
  await openList(page);
  await keys.skipToContent();
  await keys.pressOn(page.getByRole('button', { name: 'Tracking numbers from a list' }));
  await keys.tabTo(page.getByRole('dialog').getByRole('textbox'));
  await keys.write(batch.map(({ number }, row) => `${number};00340${row};DHL`).join('\n'));
  await keys.pressOn(page.getByRole('button', { name: 'Check the list' }));
  await keys.pressOn(page.getByRole('button', { name: /^Go on with/ }));
  const dialog = page.getByRole('dialog', { name: /^Mark .* as shipped$/ });
  // The numbers stand there: back, past the first of them, to the button.
  await keys.tabTo(dialog.getByRole('button', { name: /^Mark / }), 'Shift+Tab');
  await keys.press('Enter');
  await allShipped(dialog, batch.length);
};

/** All orders of a page of the list, the oldest first: selected at once, a code scanned for each parcel. */
const shipByScanner = async (keys: Keyboard) => {
  await openList(page, '?state=paid&sort=oldest');
  await keys.skipToContent();
  await keys.pressOn(page.getByRole('checkbox', { name: 'Select all on this page' }), 'Space');
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const selected = parseInt(await bar.getByText(/^\d+ selected/).innerText(), 10);
  await keys.pressOn(bar.getByRole('button', { name: 'Mark as shipped', exact: true }));
  const dialog = page.getByRole('dialog', { name: /^Mark .* as shipped$/ });
  await keys.tabTo(dialog.getByLabel(/^Number of the parcel of/).first());
  for (let parcel = 0; parcel < selected; parcel += 1) {
    await keys.write(`SCAN-${parcel}`);
    // Sent by the scanner.
    await page.keyboard.press('Enter');
  }
  await keys.pressOn(dialog.getByRole('button', { name: /^Mark / }));
  await allShipped(dialog, selected);
  scanned = selected;
};
let scanned = 0;

/** Found by its number, opened, refunded: as a whole, or one piece of its first product. */
const refund =
  ({ number, lines: [first] }: DayOrder, isPart: boolean) =>
  async (keys: Keyboard) => {
    await openList(page);
    await keys.skipToContent();
    await keys.tabTo(page.getByRole('searchbox'));
    await keys.write(number);
    await keys.press('Enter');
    await page.waitForURL(/q=/);
    await keys.pressOn(page.getByRole('row', { name: number }).getByRole('link').first());
    await keys.pressOn(page.getByRole('button', { name: `Refund: ${first?.productName}` }).first());
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    if (isPart) {
      await keys.tabTo(dialog.getByLabel('Pieces to refund'));
      await keys.press('Control+A');
      await keys.write('1');
    }
    await keys.pressOn(dialog.getByRole('button', { name: 'Refund order' }));
    await dialog.waitFor({ state: 'detached' });
  };

const last = REFUNDS + DISPUTES + WITHDRAWALS;
const rest = all.slice(0, Math.max(0, all.length - SCANNED - last));
const left = all.slice(-last);
const size = Math.ceil(rest.length / (BATCHES - 1));
const batches = Array.from({ length: BATCHES - 1 }, (_none, index) =>
  rest.slice(index * size, (index + 1) * size),
).filter(({ length }) => length > 0);

const listPresses: number[] = [];
for (const [index, batch] of batches.entries()) {
  const name = `batch ${index + 1}: ${batch.length} orders by a list of the carrier`;
  listPresses.push(await task(name, shipByList(batch)));
  if (!(await Promise.all(batch.map(isShipped))).every(Boolean))
    throw new Error(`Not all of ${name} were shipped.`);
}
const scannerPresses = await task(`batch ${batches.length + 1}: with a scanner`, shipByScanner);
console.log(`${scanned} orders were shipped with a scanner`);
for (const [index, order] of left.slice(0, REFUNDS).entries())
  await task(
    `refund ${index + 1}${index < PARTIAL ? ' of one piece' : ''}`,
    refund(order, index < PARTIAL),
  );

const disputed = left.slice(REFUNDS, REFUNDS + DISPUTES);
for (const { lines } of disputed) await control({ dispute: lines[0]?.tranID ?? '' });
const withdrawn = left.slice(REFUNDS + DISPUTES);
for (const { number } of withdrawn) {
  const body = { name: 'Dora Decorator', orderNumber: number, email: buyer.email };
  await call('withdraw', {}, { body });
}
const today = async () => (await call('getToday', {}, { token: admin.token })).body;
await until('Today counts the disputes and withdrawals', async () => {
  const { disputed: disputes, withdrawn: withdrawals } = await today();
  return disputes >= disputed.length && withdrawals >= withdrawn.length;
});
await browser.close();

const { discrepancies } = await reconcile(deps, { graceMs: 0 });
console.log(`reconcile: ${discrepancies.count} differences`);
const most = Math.max(...listPresses, scannerPresses);
console.log(`at most ${most} presses to ship a batch with tracking numbers`);
process.exit(discrepancies.count === 0 && most <= MOST_PRESSES ? 0 : 1);
