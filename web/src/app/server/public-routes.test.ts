import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  NEVER_SAVED,
  SAMPLE_SETTINGS,
  type Blog,
  type Product,
  type Review,
} from '@rollwell/functions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { anchors } from '../../lib/paths.ts';
import { renderPage, type RenderedPage } from './render-page.tsx';
import { sampleAnswers } from './sample-answers.ts';
import { blogKeys, productKeys, reviewKeys, settingsKeys } from '../../lib/query/keys.ts';
import { seenFirst } from './first-screen.ts';
import { fileBelow, fillShell, inlineStyles } from './page-document.ts';

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
  const firstPage = [...productKeys.list({ q: '', sort: 'newest', limit: 12 }), 1];
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
  const updatedAt = Date.parse(READ_AT);
  client.setQueryData(
    settingsKeys.shop,
    { ...SAMPLE_SETTINGS, updatedAt: NEVER_SAVED },
    { updatedAt },
  );
  return client;
}

const shell = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');

/** The whole page as the function would send it. */
const written = (page: RenderedPage, path: string): string =>
  fillShell(shell, page, { path, head: [inlineStyles(page, '').tag], code: [] });

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
  ['/home/stock-alert?key=k', 'No more back-in-stock mails', ['End my reminders']],
  ['/home/stock-alert/ended', 'Your reminders are ended', ['See the products']],
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
    ['Your name', 'without a reason'],
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

  it('has no script in the HTML, and no style beside those of its head', () => {
    const html = written(page, path);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.slice(html.indexOf('<body>'))).not.toMatch(/<style/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toMatch(/javascript:/i);
    const scripts = html.match(/<script[^>]*>[^<]*/g) ?? [];
    expect(scripts).toHaveLength(2);
    expect(scripts.filter((script) => !/ src="[^"]+"[^>]*>$/.test(script))).toEqual([]);
  });
});

it.each(['/products', '/blogs'])('%s asks for one picture ahead of all others', async (path) => {
  const client = filledCache();
  const [one, other] = ['a', 'b'];
  client.setQueryData([...productKeys.list({ q: '', sort: 'newest', limit: 12 }), 1], {
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

it('the home page carries the rules of its first screen alone, whatever a shop shows below', async () => {
  const below = fileBelow(await renderPage('/', sampleAnswers()), 'home', anchors.about, '');
  const client = filledCache();
  client.setQueryData(productKeys.latest, [
    { ...product, rating: { average: 5, count: 2, stars: [0, 0, 0, 0, 2] } },
    { ...product, available: 11 },
    { ...product, available: 0 },
  ]);
  client.setQueryData(reviewKeys.all, [
    review,
    { ...review, photoURL: img, description: 'Long. '.repeat(200) },
  ]);
  const page = await renderPage('/', client);
  const first = seenFirst(page.html, anchors.about);
  const { tag } = inlineStyles(page, '', below);
  const ruled = [...tag.matchAll(/\.css-[\w-]+/g)].map(([name]) => name.slice(1));
  expect(ruled.length).toBeGreaterThan(20);
  expect(ruled.filter((name) => !first.includes(name))).toEqual([]);
});
