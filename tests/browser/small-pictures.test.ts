import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';

const name = unique('Pictured roller');
let id: string;
beforeAll(async () => {
  const [img, other] = await Promise.all([uploadedPicture(), uploadedPicture()]);
  const pictures = [{ img: other, alt: 'The pile close up', kind: 'detail' as const }];
  id = await shopProduct({ name, img, pictures });
});

describe.skipIf(!browserAvailable)('the pictures of a product', () => {
  it.each([
    ['in their small version', [], 160],
    ['in their usual one where Storage has no small one', [/status of 404/], 640],
  ])('stand in a row %s', async (_how, expectedErrors, width) => {
    const page = await openPage({ expectedErrors });
    if (expectedErrors.length > 0)
      await page.route(/160\.webp/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`/products/${id}`);
    const row = page
      .getByRole('region', { name: `Pictures of ${name}` })
      .locator('ul')
      .last();
    const widths = () =>
      row
        .locator('img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual([width, width]);
  });
});
