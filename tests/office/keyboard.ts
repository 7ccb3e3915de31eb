import type { Locator, Page } from 'playwright-core';

/** More presses of Tab than any screen of the office takes. */
const MOST_TABS = 120;

/** The keyboard of somebody in the office: every press counts, what is typed or scanned counts as it is sent. */
export class Keyboard {
  readonly #page: Page;
  /** Presses of keys that move, choose and confirm. */
  presses = 0;
  /** Texts that were typed, pasted or scanned. */
  texts = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(key);
  }

  /** Writes a text where the focus is, as a scanner or the clipboard does at once. */
  async write(text: string): Promise<void> {
    this.texts += 1;
    await this.#page.keyboard.insertText(text);
  }

  /** Goes on by Tab, or back, until something has the focus. @throws Error where it never gets there */
  async tabTo(target: Locator, tab: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(tab);
    }
    throw new Error(`${tab} never comes to ${String(target)}`);
  }

  async pressOn(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  /** Goes past header and menu, as the link at the top of each page offers. */
  skipToContent(): Promise<void> {
    return this.pressOn(this.#page.getByRole('link', { name: 'Skip to content' }));
  }
}
