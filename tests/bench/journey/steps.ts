import type { Locator, Page } from 'playwright-core';
import { PASSWORD, type TestUser } from '../../support/api-accounts.ts';
import { delivery } from '../../support/api-orders.ts';

/** One thing that somebody asks for, and what it looks like once it is there. */
export interface Step {
  name: string;
  /** What a person does before asking, such as typing: not counted. */
  prepare?: (page: Page) => Promise<void>;
  ask: (page: Page) => Promise<unknown>;
  isThere: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');
const firstCard = (page: Page) => main(page).getByRole('article').first();
const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ });

/** Milliseconds that a finger rests on what it presses. */
const RESTS_MS = 80;

/** Presses as a finger does: `tap()` lifts it before a screen could show that it is there. */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be pressed is not there');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(RESTS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** From home to the payment page, as `buyer`, who has an account and is not signed in yet. */
export const stepsOf = (buyer: TestUser): Step[] => [
  {
    name: 'home',
    ask: (page) => page.goto('/', { waitUntil: 'commit' }),
    isThere: (page) => firstCard(page).waitFor(),
  },
  {
    name: 'products',
    ask: (page) => press(main(page).getByRole('link', { name: 'See the tools' })),
    isThere: async (page) => {
      await page.waitForURL(/\/products$/, { waitUntil: 'commit' });
      await main(page).getByRole('heading', { level: 1 }).waitFor();
      await firstCard(page).waitFor();
    },
  },
  {
    name: 'search',
    prepare: (page) => main(page).getByLabel('Search tools').pressSequentially('lambskin'),
    ask: (page) => press(main(page).getByRole('button', { name: 'Search', exact: true })),
    isThere: async (page) => {
      await page.waitForURL(/q=lambskin/, { waitUntil: 'commit' });
      await firstCard(page)
        .filter({ hasText: /lambskin/i })
        .waitFor();
    },
  },
  {
    name: 'a product',
    ask: (page) => press(firstCard(page).getByRole('link').first()),
    isThere: (page) => main(page).getByRole('button', { name: 'Add to basket' }).waitFor(),
  },
  {
    name: 'into the basket',
    ask: (page) => press(main(page).getByRole('button', { name: 'Add to basket' })),
    isThere: (page) =>
      page.getByRole('banner').getByRole('link', { name: 'Basket, 1 product' }).waitFor(),
  },
  {
    name: 'basket',
    ask: (page) => press(basketLink(page)),
    isThere: (page) =>
      main(page)
        .getByLabel(/^Pieces of/)
        .waitFor(),
  },
  {
    name: 'login screen',
    ask: (page) => press(main(page).getByText('Order', { exact: true })),
    isThere: (page) =>
      main(page)
        .getByLabel(/^Password/)
        .waitFor(),
  },
  {
    name: 'log in, order form',
    prepare: async (page) => {
      await main(page).getByLabel('Email').fill(buyer.email);
      await main(page)
        .getByLabel(/^Password/)
        .fill(PASSWORD);
    },
    ask: (page) => press(main(page).getByRole('button', { name: 'Login', exact: true })),
    isThere: (page) => main(page).getByLabel('Customer name').waitFor(),
  },
  {
    name: 'payment page',
    prepare: async (page) => {
      for (const [label, text] of [
        ['Customer name', delivery.customerName],
        ['Phone', delivery.phone],
        ['Address', delivery.address],
        ['City', delivery.city],
      ] as const)
        await main(page).getByLabel(label).fill(text);
    },
    ask: (page) => press(main(page).getByRole('button', { name: 'Place order' })),
    isThere: (page) => main(page).getByRole('button', { name: /^Pay/ }).waitFor(),
  },
];
