import { describe, expect, it } from 'vitest';
import { FAQ } from '../../contract/faq.ts';
import { pageFacts } from './page-facts.ts';
import { postWith, productWith, publishing } from './publishing.fixtures.ts';

const facts = (path: string, product = productWith()) => {
  const deps = publishing([product], [postWith()]);
  return pageFacts({ ...deps, cachedReads: deps.presentReads }, path);
};

const kinds = (structured: readonly object[]) =>
  structured.map((thing) => (thing as { '@type': string })['@type']);

describe('what a page says of itself', () => {
  it.each([
    ['/', 'https://shop.test/', ['Organization', 'WebSite', 'FAQPage']],
    ['/home', 'https://shop.test/', ['Organization', 'WebSite', 'FAQPage']],
    ['/products', 'https://shop.test/products', ['BreadcrumbList']],
    ['/products/roller', 'https://shop.test/products/roller', ['Product', 'BreadcrumbList']],
    ['/home/finder', 'https://shop.test/home/finder', []],
    ['/home/imprint', 'https://shop.test/home/imprint', []],
    ['/home/returns', 'https://shop.test/home/returns', []],
    ['/home/withdrawal', 'https://shop.test/home/withdrawal', []],
    ['/blogs/', 'https://shop.test/blogs', ['BreadcrumbList']],
    ['/blogs/post', 'https://shop.test/blogs/post', ['BlogPosting', 'BreadcrumbList']],
  ])('%s has one address and its kinds of things', async (path, canonical, things) => {
    const said = await facts(path);
    expect(said?.canonical).toBe(canonical);
    expect(kinds(said?.structured ?? [])).toEqual(things);
    expect(said?.picture).toMatch(/^https:/);
    expect(said?.description.length).toBeGreaterThan(20);
  });

  it.each(['/products/a/b', '/home/x', '/elsewhere'])('%s says nothing', async (path) => {
    expect(await facts(path)).toBeUndefined();
  });

  it('of what is gone is refused', async () => {
    await expect(facts('/products/gone')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is short, on one line and ends with a whole word', async () => {
    const description = `First line.\n${'many words '.repeat(40)}`;
    const said = await facts('/products/roller', productWith({ description }));
    expect(said?.description).toMatch(/^First line\. many .* (many|words)…$/);
    expect(said?.description.length).toBeLessThanOrEqual(156);
  });

  it('names the price of the smallest order and of a piece, and whether it can be ordered', async () => {
    const said = await facts('/products/roller', productWith({ price: 4.35, minOrder: 3 }));
    expect(said?.structured[0]).toMatchObject({
      offers: {
        price: '13.05',
        priceCurrency: 'EUR',
        priceSpecification: { price: '4.35' },
        availability: 'https://schema.org/InStock',
      },
    });
    const out = await facts('/products/roller', productWith({ available: 2, minOrder: 3 }));
    expect(out?.structured[0]).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('holds every question of the home page', async () => {
    const said = await facts('/');
    expect(said?.structured[2]).toMatchObject({
      mainEntity: FAQ.map(({ question }) => ({ name: question })),
    });
  });
});
