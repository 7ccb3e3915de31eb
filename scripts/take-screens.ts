/**
 * Takes a picture of every screen in its states, at two widths, light and dark, and an index.html
 * that shows them all. Runs against the sample shop: `npm run screens [-- <part of a name> …]`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { people } from '@rollwell/sample-data';
import { neededChromium, stateFolder } from '@rollwell/launcher';
import { optionsTaken, refuse } from '../tests/support/options.ts';
import { afterOrderShots, trackingShots } from './screens/after-order-shots.ts';
import { adminShots } from './screens/admin-shots.ts';
import { basketOrderShots, basketShots, quickOrderShots } from './screens/basket-shots.ts';
import { customerShots } from './screens/customer-shots.ts';
import { galleryPage } from './screens/gallery.ts';
import { packingShots } from './screens/packing-shots.ts';
import { SCHEMES, SHOP, WIDTHS } from './screens/places.ts';
import { reviewShots } from './screens/review-shots.ts';
import { readSampleShop, type SampleShop } from './screens/sample-shop.ts';
import type { Shot, Who } from './screens/shot.ts';
import { stockAlertShots } from './screens/stock-alert-shots.ts';
import { visitorShots } from './screens/visitor-shots.ts';
import { signIn, takeShot, type SavedSession, type View } from './screens/take.ts';

const ROOT = join(import.meta.dirname, '..');
const folder = join(stateFolder(ROOT, process.env), 'screens');
const wanted = process.argv.slice(2);

const all: readonly (readonly [Who, readonly Shot[]])[] = [
  ['visitor', [...visitorShots, ...quickOrderShots, ...basketShots]],
  [
    'customer',
    [...customerShots, ...reviewShots, ...stockAlertShots, ...afterOrderShots, ...basketOrderShots],
  ],
  ['admin', [...adminShots, ...trackingShots, ...packingShots]],
];
const names = all.flatMap(([, shots]) => shots.map(({ name }) => name));
const unknown = wanted.filter((part) => !names.some((name) => name.includes(part)));
if (unknown.length > 0)
  refuse(`No picture’s name holds ${unknown.join(' or ')}. There are: ${names.join(', ')}.`);
optionsTaken();

const groups = all.map(
  ([who, shots]) =>
    [
      who,
      shots.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part))),
    ] as const,
);

const account = (email: string) => {
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`The sample data has no account ${email}.`);
  return found;
};

const failures: string[] = [];

/** Takes all pictures of one view, one after the other. */
async function takeView(
  browser: Browser,
  view: View,
  shots: readonly Shot[],
  session: SavedSession | undefined,
  shop: SampleShop,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: SHOP,
    viewport: { width: view.width, height: view.width === 360 ? 740 : 860 },
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    hasTouch: view.width === 360,
    ...(session && { storageState: session }),
  });
  context.setDefaultTimeout(15_000);
  for (const shot of shots) {
    if (shot.onlyAt !== undefined && shot.onlyAt !== view.width) continue;
    await takeShot(context, shot, view, shop, folder).catch((error: unknown) => {
      failures.push(`${shot.name} at ${view.width} px, ${view.scheme}: ${String(error)}`);
    });
  }
  await context.close();
}

const VIEWS: readonly View[] = WIDTHS.flatMap((width) =>
  SCHEMES.map((scheme) => ({ width, scheme })),
);

const executablePath = neededChromium();
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

let shop: SampleShop | undefined;
const customer = account('customer@rollwell.example');
const customerSession = await signIn(browser, customer.email, customer.password, async (page) => {
  shop = await readSampleShop(page, customer.email);
});
const admin = account('admin@rollwell.example');
const adminSession = await signIn(browser, admin.email, admin.password);
if (!shop) throw new Error('The sample shop could not be read.');
const sample: SampleShop = shop;

const sessions = { visitor: undefined, customer: customerSession, admin: adminSession };
for (const [who, shots] of groups) {
  await Promise.all(VIEWS.map((view) => takeView(browser, view, shots, sessions[who], sample)));
}
await browser.close();

writeFileSync(join(folder, 'index.html'), galleryPage(groups));
for (const failure of failures) console.error(failure);
console.log(`The gallery: ${join(folder, 'index.html')}`);
if (failures.length > 0) process.exit(1);
