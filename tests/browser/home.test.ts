import { SUMMARY_FIGURES } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { newProduct, uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';

const newest = unique('Microfibre roller');

beforeAll(async () => {
  const admin = await newAdmin();
  const img = await uploadedPicture();
  for (const n of [1, 2, 3, 4, 5, 6, 7]) await newProduct(admin, `${newest} no. ${n}`, img);
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Pixels between the top of the screen and a section. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe.skipIf(!browserAvailable)('the home page', () => {
  it('has a title, one h1, the four figures, the six newest tools, five answers and ways on, at / and /home', async () => {
    const page = await openPage();
    for (const path of ['/home', '/']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.title()).toBe('Home | Rollwell');
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const about = section(page, 'About us');
      for (const { figure, label } of SUMMARY_FIGURES) {
        await about.getByText(figure, { exact: true }).waitFor();
        await about.getByText(label, { exact: true }).waitFor();
      }
    }

    const cards = section(page, 'Updated Tools').getByRole('article');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(6);
    for (const n of [7, 6, 5, 4, 3, 2]) await cards.getByText(`${newest} no. ${n}`).waitFor();
    expect(await cards.getByText(`${newest} no. 1`).count()).toBe(0);
    expect(await cards.getByRole('link', { name: /^Buy now/ }).count()).toBe(6);

    // Five questions, each answered on demand, by keyboard too.
    const questions = page.locator('details');
    await questions.first().waitFor();
    expect(await questions.count()).toBe(5);
    const answer = page.getByText('4 to 6 mm for doors');
    expect(await answer.isVisible()).toBe(false);
    await questions.nth(2).locator('summary').focus();
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'visible' });

    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL('**/#contact');
    await expect.poll(() => topOf(page, 'contact')).toBeLessThan(200);
    await page.locator('#contact form').waitFor();
    await main.getByRole('link', { name: 'See the tools' }).click();
    await page.waitForURL('**/products');
  });

  it('shows the sections that the footer names, from another screen', async () => {
    const page = await openPage();
    for (const name of ['About us', 'Contact', 'Opportunity']) {
      await page.goto('/my-portfolio');
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await page.waitForURL(/#\w+$/);
      const id = new URL(page.url()).hash.slice(1);
      await page.locator(`#${id}`).waitFor();
      await expect.poll(() => topOf(page, id)).toBeLessThan(400);
      expect(await topOf(page, id)).toBeGreaterThanOrEqual(0);
    }
  });

  it('opens at the contact form when its address is typed on another screen', async () => {
    const page = await openPage();
    await page.goto('/blogs');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/#contact');
    await page.locator('#contact form').waitFor();
    await expect.poll(() => topOf(page, 'contact')).toBeLessThan(200);
    expect(await topOf(page, 'contact')).toBeGreaterThanOrEqual(0);
  });
});
