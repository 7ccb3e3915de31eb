import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage } from './support/chromium.ts';
import { APP_CODE, holdBack } from './support/held.ts';
import { started } from './support/started.ts';

/**
 * Runs in the page, before anything of it: presses a key in the search each time that React asks for
 * another turn before it has drawn the page, and notes whether it drew all of it for that.
 */
function pressBetweenTurns(): void {
  const taken = () => history.scrollRestoration === 'manual';
  const presses: { drawn: boolean }[] = [];
  Object.assign(globalThis, { presses });
  const send = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value as (
    this: MessagePort,
    message: unknown,
  ) => void;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    const field = document.querySelector('main input[type=search]');
    if (!taken() && field) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
      presses.push({ drawn: taken() });
    }
    send.call(this, message);
  };
}

/** Runs in the page before its code comes: follows a link as the app takes what the page kept for it. */
function followAsItIsTaken(): void {
  const shop = globalThis as { takeEarlyInput?: () => unknown };
  const take = shop.takeEarlyInput;
  shop.takeEarlyInput = () => {
    queueMicrotask(() => document.querySelector<HTMLElement>('article h2 a')?.click());
    return take?.();
  };
}

describe.skipIf(!browserAvailable)('a page that the app takes over', () => {
  it('is drawn in turns, between which a key is answered by the page alone', async () => {
    const page = await openPage();
    await page.addInitScript(pressBetweenTurns);
    await page.goto('/products');
    await started(page);
    const presses = await page.evaluate('presses');
    expect(presses).toContainEqual({ drawn: false });
    expect(presses).not.toContainEqual({ drawn: true });
  });

  it('does what it was kept before what is done in that moment', async () => {
    const page = await openPage({ waitsForIntent: true });
    await page.goto('/products', { waitUntil: 'networkidle' });
    await page.evaluate(followAsItIsTaken);
    const release = await holdBack(page, APP_CODE);
    await page.getByLabel('Search tools').fill('roller');
    await page.getByLabel('Search tools').press('Enter');
    release();
    await page.waitForURL(/products\/\w/);
    await page.goBack();
    await page.waitForURL(/q=roller/);
  });
});
