import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { settled } from './support/accessibility.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

let people: Record<'customer' | 'admin', TestUser>;
let productId: string;
beforeAll(async () => {
  const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  people = { customer, admin };
  productId = await shopProduct();
  await newOrder(customer, productId);
});

/** What reaches beyond the window, what is cut off, and what a field lies on. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = Math.max(scrollWidth, document.body.scrollWidth);
    const covers = ([one, other]: DOMRect[]): boolean =>
      !!one && !!other && one.bottom > other.top + 1 && other.bottom > one.top + 1;
    // What is folded away lies on nothing.
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const frames = shown('main .MuiInputBase-root');
    return [
      ...(widest > clientWidth ? [`The page is ${widest} px wide.`] : []),
      ...shown('main .MuiInputLabel-root')
        .filter((label) => label.scrollWidth > label.clientWidth + 1)
        .map((label) => `“${label.textContent}” is cut off.`),
      ...shown('main .MuiFormHelperText-root').flatMap((hint) => {
        const words = document.createRange();
        words.selectNodeContents(hint);
        const rect = words.getBoundingClientRect();
        const beside = frames.map((frame) => frame.getBoundingClientRect());
        return beside.some(
          (frame) => frame.left < rect.right && rect.left < frame.right && covers([frame, rect]),
        )
          ? [`A field lies on “${hint.textContent}”.`]
          : [];
      }),
    ];
  });

describe.skipIf(!browserAvailable)('with text twice as large', () => {
  it.each(['customer', 'admin'] as const)(
    'nothing of a %s’s screens reaches out, is cut off or lies on a field, at any width',
    async (who) => {
      const screens = {
        customer: [
          `/purchase/${productId}`,
          '/',
          '/products',
          '/home/delivery',
          '/Dashboard/my-orders',
        ],
        admin: [
          '/Dashboard/manage-all-orders',
          '/Dashboard/manage-products',
          '/Dashboard/add-product',
          '/Dashboard/settings',
        ],
      }[who];
      // With larger text, what was sized for smaller moves as the page comes, at whatever width.
      const page = await signedInPage(people[who], { expectedShifts: [/./] });
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      );
      for (const path of screens) {
        await page.goto(path);
        await page.locator('main :is(tbody, form, article)').first().waitFor();
        for (const { width } of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await settled(page);
          expect(await faultsOf(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    },
  );
});
