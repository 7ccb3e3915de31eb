import { describe, expect, it } from 'vitest';
import { FAQ } from '../../contract/site/faq.ts';
import { pageFacts } from './page-facts.ts';
import { postWith, productWith, publishing } from './publishing.fixtures.ts';

const facts = (
  page: string,
  { path = '/', id = '', description = '', listPage = 1 },
  product = productWith(),
) => {
  const deps = publishing([product], [postWith()]);
  return pageFacts(
    { ...deps, cachedReads: deps.presentReads },
    { page, path, id, description: description || undefined, listPage },
  );
};
const said = 'What this page of the shop is about.';
const roller = { path: '/products/roller', id: 'roller' };

const kinds = (structured: readonly object[]) =>
  structured.map((thing) => (thing as { '@type': string })['@type']);

describe('what a page says of itself', () => {
  it.each([
    ['home', '/', 'https://shop.test/', ['Organization', 'WebSite', 'FAQPage']],
    ['home', '/home', 'https://shop.test/', ['Organization', 'WebSite', 'FAQPage']],
    ['products', '/products', 'https://shop.test/products', ['BreadcrumbList']],
    ['finder', '/home/finder', 'https://shop.test/home/finder', []],
    ['blogs', '/blogs', 'https://shop.test/blogs', ['BreadcrumbList']],
  ])('%s at %s has one address and its kinds of things', async (page, path, canonical, things) => {
    const of = await facts(page, { path, description: said });
    expect(of).toMatchObject({ canonical, description: said });
    expect(kinds(of?.structured ?? [])).toEqual(things);
    expect(of?.picture).toMatch(/^https:/);
  });

  it.each([
    ['product', 'roller', 'https://shop.test/products/roller', ['Product', 'BreadcrumbList']],
    ['blog', 'post', 'https://shop.test/blogs/post', ['BlogPosting', 'BreadcrumbList']],
  ])('a %s describes itself', async (page, id, canonical, things) => {
    const of = await facts(page, { id });
    expect(of?.canonical).toBe(canonical);
    expect(kinds(of?.structured ?? [])).toEqual(things);
    expect(of?.description.length).toBeGreaterThan(20);
  });

  it.each([
    ['products', 'https://shop.test/products?page=2'],
    ['blogs', 'https://shop.test/blogs?page=2'],
    ['finder', 'https://shop.test/finder'],
  ])(
    'has an address of its own for the second page of %s, where there is one',
    async (page, canonical) => {
      const of = await facts(page, { path: `/${page}`, description: said, listPage: 2 });
      expect(of?.canonical).toBe(canonical);
    },
  );

  it('is nothing where it has no description', async () => {
    expect(await facts('contact', { path: '/home/contact' })).toBeUndefined();
  });

  it('of what is gone is refused', async () => {
    await expect(facts('product', { id: 'gone' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('never ends in a part of an emoji', async () => {
    const description = `a${'👩🏽‍🎨'.repeat(100)}`;
    const told = await facts('product', roller, productWith({ description }));
    expect(told?.description).toMatch(/^a(?:👩🏽‍🎨)+…$/u);
  });

  it('is short, on one line and ends with a whole word', async () => {
    const description = `First line.\n${'many words '.repeat(40)}`;
    const told = await facts('product', roller, productWith({ description }));
    expect(told?.description).toMatch(/^First line\. many .* (many|words)…$/);
    expect(told?.description.length).toBeLessThanOrEqual(156);
  });

  it('names the price of the smallest order, and whether it can be ordered', async () => {
    const told = await facts('product', roller, productWith({ price: 4.35, minOrder: 3 }));
    expect(told?.structured[0]).toMatchObject({
      offers: {
        price: '13.05',
        priceCurrency: 'EUR',
        priceSpecification: [{ price: '13.05' }],
        availability: 'https://schema.org/InStock',
      },
    });
    const out = await facts('product', roller, productWith({ available: 2, minOrder: 3 }));
    expect(out?.structured[0]).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('holds every question of the home page', async () => {
    const told = await facts('home', { description: said });
    expect(told?.structured[2]).toMatchObject({
      mainEntity: FAQ.map(({ question }) => ({ name: question })),
    });
  });
});
