import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage } from './support/chromium.ts';
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
});
