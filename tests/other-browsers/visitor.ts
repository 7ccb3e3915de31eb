import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { SHOP } from '../support/api-client.ts';

/** How long somebody waits for what they expect, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Text as XPath takes it; ours has no quotes in it. */
const says = (text: string): string => `contains(normalize-space(), "${text}")`;

const isReplaced = (cause: unknown): boolean => cause instanceof error.StaleElementReferenceError;

/** What a person does with a browser, in the words of the screen. */
export class Visitor {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  /** Does something with the element of an XPath once it can be seen; one that was replaced meanwhile is looked for again. */
  async #finds(
    path: string,
    act: (found: WebElement) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const attempt = async (): Promise<boolean> => {
      try {
        for (const found of await this.#driver.findElements(By.xpath(path))) {
          if (!(await found.isDisplayed()) || !(await found.isEnabled())) continue;
          // WebKit's driver does not scroll by itself.
          const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
          await this.#driver.executeScript(scroll, found);
          await act(found);
          return true;
        }
      } catch (cause) {
        if (!isReplaced(cause)) throw cause;
      }
      return false;
    };
    await this.#driver.wait(attempt, PATIENCE_MS, path);
  }

  async opens(path: string): Promise<void> {
    await this.#driver.get(SHOP + path);
  }

  reads(text: string): Promise<void> {
    return this.#finds(`//*[not(self::script or self::style)][text()[${says(text)}]]`);
  }

  /** Reads the screen's own heading. */
  readsTitle(text: string): Promise<void> {
    return this.#finds(`//h1[${says(text)}]`);
  }

  fills(label: string, text: string): Promise<void> {
    const named = `//main//label[starts-with(normalize-space(), "${label}")]/@for`;
    return this.#finds(`//*[@id=${named}]`, async (field) => {
      await field.clear();
      await field.sendKeys(text);
    });
  }

  /** Presses the button or follows the link of this name. */
  presses(name: string, within = '//body'): Promise<void> {
    const named = `[starts-with(normalize-space(), "${name}") or @aria-label="${name}"]`;
    return this.#finds(`${within}//*[self::button or self::a]${named}`, (found) => found.click());
  }

  /** Waits until the address is like this. */
  async comesTo(address: RegExp): Promise<void> {
    await this.#driver.wait(until.urlMatches(address), PATIENCE_MS, String(address));
  }
}
