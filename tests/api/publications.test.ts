import { PUBLICATIONS } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { SHOP } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { productFacts } from '../support/api-shop-content.ts';
import { call } from '../support/site-client.ts';

const { admin } = await people({ admin: 'admin' });

const read = async (path: string) => {
  const response = await fetch(new URL(path, SHOP));
  return { response, text: await response.text() };
};

/** The part of a feed that speaks of one product. */
const about = (text: string, id: string, until: RegExp): string => {
  const from = text.indexOf(id);
  expect(from).toBeGreaterThanOrEqual(0);
  return text.slice(from).split(until)[0] ?? '';
};

interface PageOffer {
  price: string;
  priceSpecification: { price: string }[];
  availability: string;
}

/** What a page says to search engines of its product, and what it shows of its price. */
const pageOf = (html: string) => {
  const [offer] = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)]
    .map(([, json = '']) => (JSON.parse(json) as { offers?: PageOffer }).offers)
    .filter((found) => found !== undefined);
  const shown = html.slice(html.indexOf('<main')).replaceAll(/<[^>]*>/g, '');
  return {
    structured: [offer?.price, offer?.priceSpecification[0]?.price, offer?.availability],
    shown: /€[\d.]+/.exec(shown)?.[0],
  };
};

/** What the page and every publication say of a product's price and whether it is there. */
const saidOf = async (id: string) => {
  const [page, feed, merchant, markdown, list, llms] = await Promise.all([
    read(`/products/${id}`),
    read(PUBLICATIONS.productFeed.path),
    read(PUBLICATIONS.merchantFeed.path),
    read(PUBLICATIONS.productMarkdown.path.replace(':id', id)),
    read(PUBLICATIONS.productsMarkdown.path),
    read(PUBLICATIONS.llms.path),
  ]);
  const { products } = JSON.parse(feed.text) as {
    products: {
      id: string;
      variants: { price: object; unit_price: { amount: number }; availability: object }[];
    }[];
  };
  const [variant] = products.find((product) => product.id === id)?.variants ?? [];
  return {
    ...pageOf(page.text),
    feed: [variant?.price, variant?.unit_price.amount, variant?.availability],
    merchant: about(merchant.text, id, /<g:shipping>/).match(/<g:(price|availability)>[^<]+/g),
    markdown: markdown.text.match(/^- (?:Price|Availability): .+$/gm),
    lines: [list.text, llms.text].map((text) => about(text, `${id}.md`, /\n/)),
  };
};

describe('a change of price and stock', () => {
  it('is on the page, in its JSON-LD and in every publication as it is in the API', async () => {
    const facts = productFacts();
    const { token } = admin;
    const { insertedId: id } = (await call('createProduct', {}, { token, body: facts })).body;
    const { price } = (await call('getProduct', { id })).body;
    expect(await saidOf(id)).toEqual({
      structured: ['43.50', '43.50', 'https://schema.org/InStock'],
      shown: `€${price}`,
      feed: [{ amount: 4350, currency: 'EUR' }, 435, { available: true, status: 'in_stock' }],
      merchant: ['<g:availability>in_stock', '<g:price>43.50 EUR'],
      markdown: ['- Price: €4.35 per piece', '- Availability: in stock'],
      lines: Array(2).fill(`${id}.md): €4.35 per piece, in stock`),
    });

    const { updatedAt } = (await call('getProduct', { id })).body;
    const body = { ...facts, price: 5.2, available: 9, updatedAt };
    await call('updateProduct', { id }, { token, body });
    expect((await call('getProduct', { id })).body).toMatchObject({ price: 5.2, available: 9 });
    expect(await saidOf(id)).toEqual({
      structured: ['52.00', '52.00', 'https://schema.org/OutOfStock'],
      shown: '€5.20',
      feed: [{ amount: 5200, currency: 'EUR' }, 520, { available: false, status: 'out_of_stock' }],
      merchant: ['<g:availability>out_of_stock', '<g:price>52.00 EUR'],
      markdown: ['- Price: €5.20 per piece', '- Availability: out of stock'],
      lines: Array(2).fill(`${id}.md): €5.20 per piece, out of stock`),
    });
  });
});

describe.each([
  'sitemap',
  'blogFeed',
  'productFeed',
  'merchantFeed',
  'llms',
  'productsMarkdown',
  'blogsMarkdown',
] as const)('%s', (name) => {
  it('comes through Hosting with its type, and may be kept for a moment', async () => {
    const { path, type } = PUBLICATIONS[name];
    const { response } = await read(path);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
      200,
      type,
    ]);
    expect(response.headers.get('cache-control')).toMatch(/^public, .*s-maxage=30/);
  });
});

describe('robots.txt', () => {
  it('keeps robots out of what is behind sign-in', async () => {
    const { response, text } = await read('/robots.txt');
    expect([response.status, text.split('\n')]).toEqual([
      200,
      expect.arrayContaining(['User-agent: *', 'Disallow: /Dashboard', 'Disallow: /payment/']),
    ]);
  });
});

describe('the sitemap', () => {
  it('names pages that are there', async () => {
    const { text } = await read(PUBLICATIONS.sitemap.path);
    const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
    expect(pages.length).toBeGreaterThan(4);
    const first = pages.find(({ pathname }) => pathname.startsWith('/products/'));
    const { response } = await read(first?.pathname ?? 'none');
    expect(response.status).toBe(200);
  });
});

describe('the Markdown alternate of a page that is not there', () => {
  it.each(['/products/nothing-here.md', '/blogs/nothing-here.md'])('%s is a 404', async (path) => {
    const { response } = await read(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      404,
      'private, no-store',
    ]);
  });
});
