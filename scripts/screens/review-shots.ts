import { VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { SHOP } from './places.ts';
import type { SampleShop } from './sample-shop.ts';
import { sendEmpty, type Shot, whileCalls } from './shot.ts';

const formOf = ({ shipped }: SampleShop): string => `/Dashboard/review/${shipped.productId}`;
const own = /\/review\/own\//;

/** The sample customer says what they make of what they were sent. */
const review = async (page: Page, { shipped }: SampleShop): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const body = {
    ratings: 4,
    description:
      'Two ceilings and a stairwell so far. It holds its paint to the end of the lane and sheds nothing after the first wash.',
  };
  const answer = await fetch(new URL(`/review/product/${shipped.productId}`, SHOP), {
    method: 'PUT',
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the review was answered ${answer.status}`);
};

/** As if nothing had been said yet, whichever picture was taken before. */
const asNew = (page: Page) =>
  page.route(own, (route) => route.fulfill({ json: { mayReview: true, review: null } }));

/** Reviews by buyers: writing one, and where it stands. */
export const reviewShots: readonly Shot[] = [
  { name: 'product-review', path: formOf, before: asNew },
  {
    name: 'product-review-wrong',
    path: formOf,
    before: asNew,
    act: sendEmpty('Publish review', VALIDATION.ratingsRequired),
  },
  ...whileCalls({ name: 'product-review', path: formOf }, own, ['loading', 'failed']),
  {
    name: 'product-review-refused',
    path: ({ soldOut }) => `/Dashboard/review/${soldOut._id}`,
  },
  {
    name: 'product-review-change',
    path: formOf,
    act: async (page, shop) => {
      await review(page, shop);
      await page.reload();
      await page.getByRole('button', { name: 'Change review' }).waitFor();
    },
  },
  {
    name: 'product-reviewed',
    path: ({ shipped }) => `/products/${shipped.productId}`,
    act: async (page, shop) => {
      await review(page, shop);
      await page.reload();
      await page.getByText('Two ceilings').waitFor();
    },
  },
];
