import { readFileSync } from 'node:fs';
import {
  NEVER_SAVED,
  SAMPLE_SETTINGS,
  type Blog,
  type Product,
  type Review,
} from '@rollwell/functions/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './app/query-client.ts';
import { fillTemplate, renderPage } from './entry-server.tsx';
import { connectLocalApi } from './lib/api/request.ts';
import { paths } from './lib/paths.ts';
import { settingsKeys } from './entities/shop/settings-queries.ts';
import { reviewKeys } from './features/reviews/api/reviews.ts';
import { blogKeys } from './features/blogs/api/blogs.ts';
import { productKeys } from './entities/product/product-queries.ts';
import type { RenderedPage } from './page-data.ts';

/** An API that answers calls that begin so, and every other, alike. */
const apiThatSays = (status: number, body: unknown, failing = '') =>
  connectLocalApi((url) =>
    Promise.resolve(
      failing !== '' && url.startsWith(failing)
        ? Response.json({ error: { code: 'internal', message: 'Away' } }, { status: 500 })
        : Response.json(body, { status }),
    ),
  );
const error = (code: string) => ({ error: { code, message: code } });

afterEach(() => {
  connectLocalApi(undefined);
  vi.useRealTimers();
});

it.each([
  ['two slashes', '//'],
  ['what looks like a host', '//x.example/y?q=1'],
  ['a dot', '/./'],
  ['a sign that stands for none', '/%'],
  ['signs that are no text', '/%E0%A4%A'],
  ['more than anybody types', `/${'x'.repeat(8000)}`],
])('a page is there at a path of %s', async (_what, path) => {
  expect((await renderPage(path)).html).toContain('<main');
});

const createdAt = '2026-11-21T08:00:00.000Z';
/** A Tuesday morning: when the page is rendered that says by when an order comes. */
const READ_AT = '2026-11-24T08:00:00.000Z';
const img = 'http://127.0.0.1:9199/v0/b/shop/o/images%2Fuploads%2Fx%2F640.webp?alt=media';
const product: Product = {
  _id: 'p1',
  name: 'Roller of the test',
  price: 6.8,
  img,
  description: 'Woven on a glued core.',
  minOrder: 10,
  available: 400,
  attributes: { warnings: 'Keep away from overhead lines.' },
  createdAt,
  updatedAt: createdAt,
};
const post: Blog = {
  _id: 'b1',
  heading: 'Post of the test',
  description: 'First paragraph.\n\nSecond one.',
  img,
  createdAt,
};
const review: Review = {
  _id: 'r1',
  author: 'Ella Reviewer',
  description: 'Covers in one coat.',
  ratings: 4,
  photoURL: '',
  createdAt,
};

/** A cache that holds what the public screens ask for. */
function filledCache() {
  const client = createQueryClient();
  const firstPage = [...productKeys.list({ q: '', sort: undefined, limit: 12 }), 1];
  client.setQueryData(productKeys.latest, [product]);
  client.setQueryData(firstPage, { items: [product], next: undefined });
  client.setQueryData(productKeys.detail('p1'), product);
  client.setQueryData(productKeys.related('p1'), {
    ...{ variants: [], alternatives: [], needs: [], goesWith: [] },
  });
  client.setQueryData(blogKeys.list, {
    pages: [{ blogs: [post], nextCursor: null }],
    pageParams: [''],
  });
  client.setQueryData(blogKeys.detail('b1'), post);
  client.setQueryData(reviewKeys.all, [review]);
  client.setQueryData(settingsKeys.shop, { ...SAMPLE_SETTINGS, updatedAt: NEVER_SAVED });
  return client;
}

const ROUTES = [
  ['/', 'Home', ['Roller of the test', 'Covers in one coat.', 'Basic FAQ']],
  ['/home', 'Home', ['Roller of the test', 'Basic FAQ']],
  ['/products', 'Products', ['Roller of the test', 'Minimum order 10 pieces']],
  [
    '/products/p1',
    'Roller of the test',
    [
      'Woven on a glued core.',
      'Buy now',
      'Paid before Tuesday, 24 November, 12:00, it is with you by Tuesday, 1 December.',
      'Product safety',
      'Musterstrasse 12',
      'Keep away from overhead lines.',
    ],
  ],
  ['/home/contact', 'Contact', ['Send message']],
  ['/home/contact/sent', 'Message sent successful', ['Go Home Back']],
  ['/home/stock-alert?key=k', 'No more back-in-stock emails', ['Cancel all my alerts']],
  ['/home/stock-alert/ended', 'Your alerts are cancelled', ['See the products']],
  [
    '/home/imprint',
    'Imprint',
    ['HRB 000000', '10999 Berlin', 'contains 19% or 7% VAT', 'sample shop'],
  ],
  ['/home/terms', 'Terms', ['Rollwell GmbH', '19% or 7% at home', 'Stripe']],
  ['/home/privacy', 'Privacy', ['no cookie', 'Stripe', 'office@rollwell.example']],
  ['/home/returns', 'Returns and withdrawal', ['within 14 days', 'Withdraw from contract here']],
  [
    '/home/delivery',
    'Delivery',
    [
      'Germany: free',
      'Austria: €9.90',
      'Paid before Tuesday, 24 November, 12:00',
      'Germanyby Tuesday, 1 December',
      'Working days are Monday to Friday',
    ],
  ],
  ['/home/guarantee', 'Legal guarantee', ['at least two years', 'repair or replacement']],
  [
    '/home/withdrawal?number=RW-26-4F7K9Q-2',
    'Withdraw from a contract',
    ['Your name', 'without giving a reason'],
  ],
  ['/blogs', 'Blogs', ['Post of the test']],
  ['/blogs/b1', 'Post of the test', ['First paragraph.', 'Second one.']],
  ['/add-blog', 'Add Blog', ['Blog photo']],
  ['/home/finder', 'Find your roller', ['What you paint on', 'Smooth plaster']],
  [
    '/home/finder?surface=plaster&area=0',
    'Find your roller',
    ['Choose the paint', 'Area is a number of m² such as 60 or 12.5, up to 10000'],
  ],
  ['/my-portfolio', 'My Portfolio', ['Projects in this shop']],
  ['/login', 'Login', ['Login with google']],
  ['/signup', 'Sign Up', ['Full name']],
  ['/no/such/page', 'Page not found', ['Go Home Back']],
] as const;

describe.each(ROUTES)('%s, rendered in Node with its data', (path, title, words) => {
  let page: RenderedPage;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(READ_AT) });
    page = await renderPage(path, filledCache());
  });

  it('shows title and content, without a window to touch', () => {
    expect('window' in globalThis || 'document' in globalThis).toBe(false);
    expect(page.title).toBe(`${title} | Rollwell`);
    const read = page.html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
    for (const text of words) expect(read).toContain(text);
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    // What React leaves where a part threw and is to be tried again in the browser.
    expect(page.html).not.toContain('<!--$!-->');
  });

  it('has no script in the HTML, and the rules of its classes in its head', () => {
    expect(page.html).not.toMatch(/<(style|script)/);
    expect(page.html).not.toMatch(/\son[a-z]+=/);
    expect(page.html).not.toMatch(/javascript:/i);
    const classes = [...page.html.matchAll(/class="[^"]*?\b(css-[\w-]+)/g)];
    const names = classes.flatMap(([, name = '']) => (name === 'css-0' ? [] : [name]));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !page.styles.includes(`.${name}`))).toEqual([]);
  });
});

it.each(['/products', '/blogs'])('%s asks for one picture ahead of all others', async (path) => {
  const client = filledCache();
  const [one, other] = ['a', 'b'];
  client.setQueryData([...productKeys.list({ q: '', sort: undefined, limit: 12 }), 1], {
    items: [one, other].map((_id) => ({ ...product, _id })),
    next: undefined,
  });
  client.setQueryData(blogKeys.list, {
    pages: [{ blogs: [one, other].map((_id) => ({ ...post, _id })), nextCursor: null }],
    pageParams: [''],
  });
  const { html } = await renderPage(path, client);
  const waits = [...html.matchAll(/<img[^>]* loading="(\w+)" fetchPriority="(\w+)"/g)];
  expect(waits.map(([, loading, priority]) => [loading, priority])).toEqual([
    ['eager', 'high'],
    ['lazy', 'low'],
  ]);
});

describe('a page that is rendered on the server', () => {
  it('carries what it read, with the time of it', async () => {
    apiThatSays(200, []);
    const { data } = await renderPage('/');
    expect(data.queries.queries.map(({ queryKey }) => queryKey)).toEqual([
      ['products', 'list', 'latest'],
      ['reviews'],
    ]);
    for (const { dehydratedAt, state } of data.queries.queries)
      expect(dehydratedAt).toBe(state.dataUpdatedAt);
  });

  it('is a 404 where there is nothing at the address', async () => {
    const { status, data, html } = await renderPage('/no/such/page');
    expect([status, data.path]).toEqual([404, '*']);
    expect(html).toContain('There is nothing at this address');
  });

  it.each([
    ['/products/gone', 'We can’t find this product'],
    ['/blogs/gone', 'We can’t find this post'],
  ])('is a 404 where what %s shows is gone, and says so', async (path, words) => {
    apiThatSays(404, error('not_found'));
    const { status, html, data } = await renderPage(path);
    expect(status).toBe(404);
    expect(html).toContain(words);
    expect(Object.values(data.router.errors ?? {})).toMatchObject([{ status: 404 }]);
  });

  it.each(['/', '/products', '/products/p1', '/blogs'])(
    'is a 503 where what %s shows could not be read, and leaves that to the browser',
    async (path) => {
      apiThatSays(500, error('internal'));
      const { status, html, data } = await renderPage(path);
      expect(status).toBe(503);
      expect(html).toContain('data-loading');
      expect(data.queries.queries).toEqual([]);
    },
  );

  it('describes itself to who lists it, from what it read where it depends on that', async () => {
    apiThatSays(200, []);
    expect((await renderPage('/home/finder')).description).toContain('Which roller');
    expect((await renderPage('/home/contact')).description).toBeUndefined();
  });

  it.each([
    ['/products/p1', '/product/related/', 200],
    ['/products/p1', '/product/p1', 503],
    ['/products', '/product/facets', 200],
    ['/products', '/product?', 503],
  ])('%s is, while %s fails, a %i', async (path, failing, status) => {
    apiThatSays(200, { _id: 'p1' }, failing);
    expect((await renderPage(path, createQueryClient())).status).toBe(status);
  });

  it('shows nobody as signed in, and waits behind a guard', async () => {
    apiThatSays(200, []);
    const { html } = await renderPage(paths.home);
    expect(html).toContain(`href="${paths.login}"`);
    expect(html).not.toContain('Sign out');
    const guarded = await renderPage(paths.myOrders);
    expect(guarded.html).toContain('role="progressbar"');
    expect(guarded.html).not.toContain('My orders');
  });

  it('leaves no choice of a list to what a browser restores of an earlier visit', async () => {
    apiThatSays(200, []);
    const { html } = await renderPage(paths.products);
    const choices = html.match(/<select[^>]*>|<input[^>]*type="checkbox"[^>]*>/g) ?? [];
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) expect(choice).toMatch(/autocomplete="off"/i);
  });

  it.each([paths.login, paths.signup])('at %s sends no password in an address', async (path) => {
    const { html } = await renderPage(path);
    const forms = [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => form);
    const withPassword = forms.filter((form) => form.includes('type="password"'));
    expect(withPassword).toHaveLength(1);
    expect(withPassword[0]).toMatch(/^<form[^>]*method="post"/);
  });
});

describe('a document', () => {
  const index = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  const template = {
    ...{ html: index, entry: '/assets/app.js', modules: ['/assets/vendor.js'] },
    ...{ pages: { contact: ['/assets/contact.js'] }, script: '', scriptHash: '', styles: '' },
  };
  const tags = {
    script: { begin: '<script', end: '>start()</script>' },
    styles: '<style>a{}</style>',
  };

  it('carries title, styles, script, files and HTML of its page, and its data', async () => {
    const page = await renderPage('/home/contact');
    const html = fillTemplate(template, page, { ...tags, head: undefined });
    expect(html).toContain('<title>Contact | Rollwell</title>');
    expect(html).toContain(
      '<script data-entry="/assets/app.js" data-modules="/assets/vendor.js /assets/contact.js">start()</script>',
    );
    expect(html).toContain(`<style>a{}</style>${page.styles}`);
    expect(html).toContain(`<div id="root">${page.html}</div>`);
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  it('says what it has to say instead of what all say', async () => {
    const head = ['<meta name="description" content="Own">'];
    const html = fillTemplate(template, await renderPage('/home/contact'), { ...tags, head });
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain(head[0]);
    expect(html).not.toContain('page-head');
  });

  it('lets no text of its data end the tag', async () => {
    const page = await renderPage('/home/contact');
    const data = { ...page.data, path: '</script><script>alert(1)</script>$&' };
    const html = fillTemplate(template, { ...page, data }, { ...tags, head: undefined });
    const json = /id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect((JSON.parse(json) as typeof data).path).toBe(data.path);
  });

  it('is refused where the template has lost a place', async () => {
    const lost = { ...template, html: index.replace('<!--page-styles-->', '') };
    const page = await renderPage('/home/contact');
    expect(() => fillTemplate(lost, page, { ...tags, head: undefined })).toThrow('page-styles');
  });
});

it('a page has the links of header, phone menu and footer in lists', async () => {
  const { html } = await renderPage('/home/contact', filledCache());
  const navs = [...html.matchAll(/<nav[^>]*>(.*?)<\/nav>/gs)].map(([, links = '']) => links);
  expect(navs).toHaveLength(3);
  for (const links of navs)
    expect(links).toMatch(/^<ul[^>]*>(?:<li[^>]*><a .*?<\/a><\/li>)+<\/ul>$/s);
});
