/**
 * `npm run bench:bytes`: what one visit sends over the network, page by page, as a phone sees it
 * behind brotli and HTTP/2: the bytes of pages, of files of the build and of pictures apart, for a browser that
 * keeps what it may. Writes `scripts/scale/visit.json`, by which `npm run scale` counts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededChromium } from '@rollwell/launcher';
import { chromium, type Page } from 'playwright-core';
import type { View } from '../../../scripts/scale/count.ts';
import { SHOP } from '../../support/api-client.ts';
import { optionsOf } from '../../support/options.ts';
import { PHONE, STAYS_MS } from '../phone.ts';
import { openSecureDoor, shopAt } from './front-door.ts';
import { visitedPages } from './pages.ts';

const FILE = join(import.meta.dirname, '../../../scripts/scale/visit.json');

type Bytes = Omit<View, 'page'>;

const NONE: Bytes = { html: 0, files: 0, pictures: 0, requests: 0 };

/** Adds up what arrives, headers included, until told to begin anew. */
async function countBytes(page: Page): Promise<() => Bytes> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, 'html' | 'pictures'>();
  let bytes = NONE;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') kinds.set(requestId, 'pictures');
    if (type === 'Document') kinds.set(requestId, 'html');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return; // kept from before
    const kind = kinds.get(requestId) ?? 'files';
    const { [kind]: before, requests } = bytes;
    bytes = { ...bytes, [kind]: before + encodedDataLength, requests: requests + 1 };
  });
  await session.send('Network.enable');
  return () => {
    const counted = bytes;
    bytes = NONE;
    return counted;
  };
}

optionsOf({});
const door = await openSecureDoor(shopAt(SHOP));
const browser = await chromium.launch({ executablePath: neededChromium() });
const page = await browser.newPage({ ...PHONE, ignoreHTTPSErrors: true, baseURL: door.url });
const take = await countBytes(page);
const views: View[] = [];
for (const { name, path } of await visitedPages()) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(STAYS_MS);
  const view = { page: name, ...take() };
  views.push(view);
  console.log(view);
}
await browser.close();
door.close();
writeFileSync(
  FILE,
  `${JSON.stringify({ measured: new Date().toISOString().slice(0, 10), views }, null, 2)}\n`,
);
