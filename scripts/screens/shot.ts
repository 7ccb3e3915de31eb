import type { Page } from 'playwright-core';
import type { SampleShop } from './sample-shop.ts';

export type Who = 'visitor' | 'customer' | 'admin';

/** One picture of the gallery: a screen in one of its states. */
export interface Shot {
  /** Also the name of the files. */
  name: string;
  path: string | ((shop: SampleShop) => string);
  /**
   * True where the app comes here from another page: a public page that the shop answers with has its
   * data in it, and neither waits for it nor can miss it.
   */
  led?: boolean;
  /** What has to be so before the page opens, such as a call that will fail. */
  before?: (page: Page, shop: SampleShop) => Promise<unknown>;
  /** What somebody does on the page. */
  act?: (page: Page, shop: SampleShop) => Promise<unknown>;
  /** True where the picture is about what is still loading. */
  loading?: boolean;
  /** True for what stands in the window, such as a dialog: the picture ends with the window. */
  window?: boolean;
  /** True for what a printer gets. */
  paper?: boolean;
  /** Taken at this width alone. */
  onlyAt?: 360 | 1280;
}

/** Only what the page's code asks for, never the page itself: one path can be both. */
const isCall = (type: string) => type === 'fetch' || type === 'xhr';

const onCalls =
  (page: Page, calls: RegExp) =>
  (answer: { status: number; json: unknown }): Promise<unknown> =>
    page.route(calls, (route) =>
      isCall(route.request().resourceType()) ? route.fulfill(answer) : route.fallback(),
    );

/** These calls fail and say so. */
export const failing = (calls: RegExp) => {
  const message = 'The shop cannot answer just now.';
  return (page: Page) =>
    onCalls(page, calls)({ status: 400, json: { error: { code: 'invalid_request', message } } });
};

/** These calls give an empty list. */
export const empty = (calls: RegExp) => (page: Page) =>
  onCalls(page, calls)({ status: 200, json: [] });

/** These calls are never answered. */
export const pending = (calls: RegExp) => (page: Page) =>
  page.route(calls, (route) =>
    isCall(route.request().resourceType()) ? new Promise<void>(() => undefined) : route.fallback(),
  );

/** Presses a button of the screen by its name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** What a button opens as a dialog. */
export const dialogOf = (button: string | RegExp) =>
  ({
    window: true,
    act: async (page: Page) => {
      await press(button)(page);
      await page.getByRole('dialog').waitFor();
    },
  }) satisfies Partial<Shot>;

const ANSWERS = { loading: pending, empty, failed: failing };

/** A screen while its calls are not answered yet, give nothing, or fail; `led`: see `Shot`. */
export const whileCalls = (
  { name, path, led = false }: Pick<Shot, 'name' | 'path' | 'led'>,
  calls: RegExp,
  states: readonly (keyof typeof ANSWERS)[],
): Shot[] =>
  states.map((state) => ({
    ...{ name: `${name}-${state}`, path, led, loading: state === 'loading' },
    before: ANSWERS[state](calls),
  }));

/** Sends a form as it is and waits for what it says is wrong. */
export const sendEmpty = (button: string, says: string) => async (page: Page) => {
  await press(button)(page);
  await page.getByText(says).first().waitFor();
};
