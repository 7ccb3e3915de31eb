/**
 * `npm run check:office`: a day of the office, in a browser by keyboard alone: orders of one to five
 * products come in, most are shipped in batches with tracking numbers from a list and from a scanner,
 * some are refunded, four of them in part, some are disputed or withdrawn from. Prints presses and
 * seconds of each task; ends with 1 where the books differ at the end, or where shipping takes more than
 * 40 presses for 20 orders. `-- --orders 60` is a smaller day.
 */
import { neededChromium } from '@rollwell/launcher';
import { chromium, type Page } from 'playwright-core';
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

/** The list of the carrier: pasted, looked over, shipped. */
const shipByList = (batch: readonly DayOrder[]) => async (keys: Keyboard) => {
  await openList(page);
  await keys.pressOn(page.getByRole('button', { name: 'Tracking numbers from a list' }));
  await page.getByRole('textbox', { name: 'List of tracking numbers' }).waitFor();
  await keys.write(batch.map(({ number }, row) => `${number};00340${row};DHL`).join('\n'));
  await keys.pressOn(page.getByRole('button', { name: 'Check the list' }));
  await keys.pressOn(page.getByRole('button', { name: `Go on with ${batch.length} orders` }));
  const dialog = page.getByRole('dialog', { name: `Mark ${batch.length} orders as shipped` });
  await keys.pressOn(dialog.getByRole('button', { name: 'Mark' }));
  await dialog
    .getByText('Shipped', { exact: true })
    .nth(batch.length - 1)
    .waitFor();
};

/** The oldest orders of the list: selected at once, a code scanned for each parcel. */
const shipByScanner = (batch: readonly DayOrder[]) => async (keys: Keyboard) => {
  await openList(page, '?state=paid&sort=oldest');
  for (const { number } of batch)
    await keys.pressOn(page.getByRole('checkbox', { name: `Select ${number}` }), 'Space');
  await keys.pressOn(page.getByRole('button', { name: 'Mark as shipped', exact: true }));
  const dialog = page.getByRole('dialog', { name: `Mark ${batch.length} orders as shipped` });
  await dialog.waitFor();
  for (const { number } of batch) {
    await keys.write(`SCAN-${number}`);
    // Sent by the scanner.
    await page.keyboard.press('Enter');
  }
  await keys.pressOn(dialog.getByRole('button', { name: 'Mark' }));
  await dialog
    .getByText('Shipped', { exact: true })
    .nth(batch.length - 1)
    .waitFor();
};

/** Found by its number, opened, refunded: as a whole, or one piece of its first product. */
const refund =
  ({ number, lines: [first] }: DayOrder, isPart: boolean) =>
  async (keys: Keyboard) => {
    await openList(page);
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

const scanned = all.slice(0, Math.min(SCANNED, all.length));
const rest = all.slice(scanned.length, Math.max(0, all.length - REFUNDS - DISPUTES - WITHDRAWALS));
const left = all.slice(all.length - REFUNDS - DISPUTES - WITHDRAWALS);
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
const scannerPresses = await task(
  `batch ${batches.length + 1}: ${scanned.length} orders with a scanner`,
  shipByScanner(scanned),
);
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
