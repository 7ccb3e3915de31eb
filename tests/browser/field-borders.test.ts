import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage } from './support/chromium.ts';

/** What WCAG 1.4.11 asks for between the border of a field and what is beside it. */
const LEAST_CONTRAST = 3;

type Color = readonly number[];

const channels = (color: string): Color => (color.match(/[\d.]+/g) ?? []).map(Number);

const SHARES = [0.2126, 0.7152, 0.0722];

const luminance = (color: Color): number =>
  SHARES.reduce((sum, share, at) => {
    const part = (color[at] ?? 0) / 255;
    return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);

/** A colour that lets something through, as it is seen over another. */
const over = ([red = 0, green = 0, blue = 0, alpha = 1]: Color, ground: Color): Color =>
  [red, green, blue].map((part, at) => part * alpha + (ground[at] ?? 0) * (1 - alpha));

const ratio = (one: Color, other: Color): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The contrast of a field's border with the field and with the page, the lesser of both. */
async function contrastOf(field: Locator): Promise<number> {
  const [border = '', ...grounds] = await field.evaluate((input) => {
    const root = input.closest('.MuiOutlinedInput-root') ?? input;
    const frame = root.querySelector('fieldset') ?? input;
    return [
      getComputedStyle(frame).borderTopColor,
      ...[root, document.body].map((one) => getComputedStyle(one).backgroundColor),
    ];
  });
  const line = channels(border);
  return Math.min(...grounds.map(channels).map((ground) => ratio(over(line, ground), ground)));
}

const expectSeen = async (field: Locator) =>
  expect.poll(() => contrastOf(field)).toBeGreaterThanOrEqual(LEAST_CONTRAST);

async function expectSeenInEveryState(field: Locator): Promise<void> {
  await expectSeen(field);
  await field.hover();
  await expectSeen(field);
  await field.focus();
  await expectSeen(field);
}

describe.skipIf(!browserAvailable).each(['light', 'dark'] as const)(
  'the border of a field by %s',
  (colorScheme) => {
    it('stands out as it is, under the pointer and with the focus', async () => {
      const page = await openPage({ colorScheme });
      await page.goto('/products');
      await expectSeenInEveryState(page.getByRole('main').getByLabel('Search tools'));
      await expectSeenInEveryState(page.getByRole('main').getByLabel('Sort by'));
    });

    it('stands out where something is wrong with what is in it', async () => {
      const page = await openPage({ colorScheme });
      await page.goto('/login');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Login', exact: true }).click();
      await main.getByText('Email is required').waitFor();
      await expectSeenInEveryState(main.getByLabel('Email'));
    });
  },
);
