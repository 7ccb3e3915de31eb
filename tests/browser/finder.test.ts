import type { ProductAttributes } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { productFacts } from '../support/api-shop-content.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { expectAnnounced } from './support/announced.ts';
import { basketOf, expectCount } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { focusOf, tabTo } from './support/keyboard.ts';
import { started } from './support/started.ts';
import { expectToast } from './support/toast.ts';
import { WIDTHS } from './support/views.ts';

const name = unique('Floor sleeve');
const ADDRESS = '/home/finder?surface=floor&paint=varnish&area=60&coats=2';

/** Of all sleeves the only one for floors in varnish. */
const attributes: ProductAttributes = {
  kind: 'sleeve',
  widthMm: 250,
  napMm: 5,
  coreMm: 47,
  paints: ['varnish'],
  surfaces: ['floor'],
  areaPerLoadM2: 1.5,
};

beforeAll(async () => {
  const { token } = await newAdmin();
  const facts = { name, price: 4.35, available: 50, minOrder: 4 };
  const body = { ...productFacts(), ...facts, attributes };
  expect((await call('createProduct', {}, { token, body })).status).toBe(201);
});

const finderOf = (page: Page) => {
  const main = page.getByRole('main');
  return {
    main,
    surface: main.getByLabel('What you paint on'),
    paint: main.getByLabel('Paint', { exact: false }).last(),
    area: main.getByLabel('Area, in m²'),
    coats: main.getByLabel('Coats'),
    find: main.getByRole('button', { name: 'Find the roller' }),
    answer: main.getByRole('heading', { name: 'Your roller', exact: true }),
    fits: main.getByRole('link', { name, exact: true }),
  };
};

describe.skipIf(!browserAvailable)('the finder', () => {
  it.each(WIDTHS)(
    'leads from the catalogue to a filled basket, at $width px',
    async ({ width }) => {
      const page = await openPage({ width });
      await page.goto('/products');
      await started(page);
      await page.getByRole('main').getByRole('link', { name: 'Find your roller' }).click();
      const { main, surface, area, find, answer, fits } = finderOf(page);
      await surface.selectOption({ label: 'Floors' });
      await find.click();
      await main.getByText('Choose the paint').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('paint');
      await main.getByText('Area is a number of m² such as 60 or 12.5, up to 10000').waitFor();
      expect(await faultsInBothSchemes(page)).toEqual([]);
      // What was chosen stays.
      expect(await surface.inputValue()).toBe('floor');

      await main.locator('select[name=paint]').selectOption({ label: 'Varnish' });
      await area.fill('60');
      await find.click();
      await answer.waitFor();
      await fits.waitFor();
      expect(new URL(page.url()).search).toBe('?surface=floor&paint=varnish&area=60&coats=2');
      await main.getByText('4 pieces, €17.40').waitFor();
      await main.getByText('4 pieces is the minimum order.').waitFor();
      await main.getByText('Floors: a nap of 3 to 6 mm.').waitFor();
      await main.getByText('We count an area of 200 m² or more as large.').waitFor();
      // What else the job takes stands there at once.
      await main.getByRole('heading', { name: 'It needs a frame' }).waitFor();
      expect(await main.getByRole('link', { name: /frame 25 cm/i }).count()).toBeGreaterThan(0);
      await main.getByText('60 m² × 2 coats = 120 m².').waitFor();
      await main.getByText('It is loaded with paint 80 times.').waitFor();
      expect(await faultsInBothSchemes(page)).toEqual([]);
      await main.getByRole('button', { name: 'Add to basket' }).click();
      await expectToast(page, `${name}: 4 pieces in your basket.`);
      await expectCount(page, 1);

      // The way back leads through what was asked before.
      await page.goBack();
      await main.getByText('Choose the paint').waitFor();
      await expect.poll(() => answer.count()).toBe(0);
    },
  );

  it('works by keyboard alone, and leads to its answer', async () => {
    const page = await openPage();
    await page.goto('/home/finder');
    await started(page);
    const { answer } = finderOf(page);
    await tabTo(page, /^What you paint on/);
    await page.keyboard.type('Floors');
    await tabTo(page, /^Paint/);
    await page.keyboard.type('Varnish');
    await tabTo(page, /^Area/);
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await answer.waitFor();
    await expectAnnounced(page, `Your roller: ${name}.`);
    await tabTo(page, 'Add to basket');
    await page.keyboard.press('Enter');
    await expectCount(page, 1);
    await page.reload();
    await started(page);
    await tabTo(page, /^Basket/);
    await page.keyboard.press('Enter');
    await basketOf(page).quantity(name).waitFor();
    expect((await focusOf(page)).tag).toBe('main');
  });

  it('answers without scripts, at an address that can be shared', async () => {
    const page = await openPage({ withoutScripts: true });
    await page.goto('/home/finder');
    const { main, surface, area, find, fits } = finderOf(page);
    await surface.selectOption({ label: 'Floors' });
    await main.locator('select[name=paint]').selectOption({ label: 'Varnish' });
    await area.fill('60');
    await find.click();
    await fits.waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(ADDRESS);
    expect(await main.getByRole('button', { name: 'Add to basket' }).isVisible()).toBe(false);
    await area.fill('much');
    await find.click();
    await main.getByText('Area is a number of m² such as 60 or 12.5, up to 10000').waitFor();
    expect(await area.inputValue()).toBe('much');
  });

  it('says so where the answer cannot be read, keeps what was asked, and reads it again', async () => {
    const page = await openPage({ expectedErrors: [/status of 503/] });
    await page.goto('/home/finder');
    await started(page);
    const { main, surface, area, find, fits } = finderOf(page);
    const answers = '**/product/finder*';
    await page.route(answers, (route) => route.fulfill({ status: 503, body: '' }));
    await surface.selectOption({ label: 'Floors' });
    await main.locator('select[name=paint]').selectOption({ label: 'Varnish' });
    await area.fill('60');
    await find.click();
    const again = main.getByRole('button', { name: 'Retry' });
    await again.waitFor();
    const [above, below] = [await find.boundingBox(), await main.getByRole('alert').boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    expect(await area.inputValue()).toBe('60');
    await page.unroute(answers);
    await again.click();
    await fits.waitFor();
  });

  it('says so where the shop has nothing for the job, and what is nearest', async () => {
    const page = await openPage();
    await page.goto('/home/finder?surface=floor&paint=gloss&area=60&coats=2');
    const { main } = finderOf(page);
    await main.getByText('Nothing we have fits exactly.').waitFor();
    await main.getByText('it is made for other paints').waitFor();
    // What is wrong with it comes before what it is.
    const said = await main.innerText();
    expect(said.indexOf('Nothing we have fits')).toBeLessThan(said.indexOf(name));
  });
});

interface Tool {
  name: string;
  execute: (input: unknown) => Promise<{ content: { text: string }[]; isError?: boolean }>;
}

/** What a browser does with the tools of a page, as unkind as the draft lets it be. */
const modelContext = (refusedTool?: string) => {
  const tools = new Map<string, Tool>();
  const context = {
    registerTool: (tool: Tool, options?: { signal?: AbortSignal }) => {
      if (tools.has(tool.name) || tool.name === refusedTool)
        return Promise.reject(new DOMException(tool.name, 'InvalidStateError'));
      tools.set(tool.name, tool);
      options?.signal?.addEventListener('abort', () => tools.delete(tool.name));
      return Promise.resolve();
    },
  };
  Object.assign(document, { modelContext: context });
  Object.assign(globalThis, { agentTools: tools });
};

type WithTools = typeof globalThis & { agentTools: Map<string, Tool> };

const ask = (
  page: Page,
  tool: string,
  input: unknown,
): Promise<{ failed: boolean; said: object }> =>
  page.evaluate(
    async ([called, given]) => {
      const found = (globalThis as WithTools).agentTools.get(called as string);
      const { content, isError = false } = (await found?.execute(given)) ?? { content: [] };
      return { failed: isError, said: JSON.parse(content[0]?.text ?? '{}') as object };
    },
    [tool, input],
  );

describe.skipIf(!browserAvailable)('the agent of a browser', () => {
  it('finds, computes and shows, before anybody has touched the page, and orders nothing', async () => {
    const page = await openPage({
      waitsForIntent: true,
      expectedErrors: [/status of 404/],
      // The answer takes the place of its outline, without a press of the person’s.
      expectedShifts: [/^\/home\/finder shifted /],
    });
    await page.addInitScript(modelContext);
    await page.goto('/products');
    const toolNames = () => page.evaluate(() => [...(globalThis as WithTools).agentTools.keys()]);
    await expect.poll(toolNames).toEqual(['find_products', 'find_roller', 'show_page']);

    const found = await ask(page, 'find_products', { words: name });
    expect(found.said).toMatchObject({ products: [{ name, smallestOrder: 4, priceEur: 4.35 }] });
    const job = { surface: 'floor', paint: 'varnish', area: 60, coats: 2 };
    const computed = await ask(page, 'find_roller', job);
    expect(computed.said).toMatchObject({
      rolledM2: 120,
      fits: { quantity: 4, product: { name } },
      page: ADDRESS,
    });
    expect(await ask(page, 'find_roller', { ...job, area: -1 })).toEqual({
      failed: true,
      said: { error: { area: 'Area is a number of m² such as 60 or 12.5, up to 10000' } },
    });
    expect((await ask(page, 'show_page', { product: 'gone' })).failed).toBe(true);
    await ask(page, 'show_page', job);
    await finderOf(page).fits.waitFor();
    await expectCount(page, 0);
  });
  it('keeps the other tools where its browser refuses one', async () => {
    const page = await openPage({ waitsForIntent: true });
    await page.addInitScript(modelContext, 'find_products');
    await page.goto('/products');
    const toolNames = () => page.evaluate(() => [...(globalThis as WithTools).agentTools.keys()]);
    await expect.poll(toolNames).toEqual(['find_roller', 'show_page']);
  });
});
