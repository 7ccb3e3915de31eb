import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { SHOP } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { newBlog, productFacts, uploadedPicture } from '../support/api-shop-content.ts';
import { call } from '../support/site-client.ts';

interface Opened {
  status: number;
  headers: Headers;
  html: string;
  /** What somebody reads who has no script. */
  words: string;
}

async function open(path: string): Promise<Opened> {
  const answer = await fetch(SHOP + path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const body = html.slice(html.indexOf('<body>')).replaceAll(/<script.*?<\/script>/gs, '');
  const words = body.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
  return { status: answer.status, headers: answer.headers, html, words };
}

const { admin } = await people({ admin: 'admin' });
// A picture of its own, in every size: tests of the site may see these products.
const img = await uploadedPicture();
const productOf = async (name: string): Promise<string> => {
  const body = productFacts({ name, price: 12.3, img });
  return (await call('createProduct', {}, { token: admin.token, body })).body.insertedId;
};
const name = unique('Roller of a page');
const productId = await productOf(name);
const heading = unique('Post of a page');
const blogId = await newBlog(heading, 'First words.', img);

const PAGES = [
  ['/', 'Home', name],
  ['/home', 'Home', name],
  ['/products', 'Products', name],
  [`/products?q=${encodeURIComponent(name)}&sort=name`, 'Products', name],
  [`/products/${productId}`, name, '€12.30'],
  ['/blogs', 'Blogs', heading],
  [`/blogs/${blogId}`, heading, 'First words.'],
] as const;

describe.each(PAGES)('%s', (path, title, word) => {
  it('stands before any script, with its data', async () => {
    const { status, html, words, headers } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title} | Rollwell</title>`);
    expect(words).toContain(word);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('may be shown for a minute at most, the time in which it is asked for anew included', async () => {
    const { headers } = await open(path);
    const control = headers.get('cache-control') ?? '';
    const seconds = (of: string) => Number(new RegExp(`${of}=(\\d+)`).exec(control)?.[1]);
    expect(seconds('max-age')).toBe(0);
    expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThanOrEqual(60);
  });

  it('answers 304 to who has it, while nothing has changed', async () => {
    const { headers } = await open(path);
    const etag = headers.get('etag') ?? '';
    const again = await fetch(SHOP + path, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it('allows its own styles and script and no others', async () => {
    const { headers, html } = await open(path);
    const policy = headers.get('content-security-policy') ?? '';
    const hashes = (of: string) =>
      new RegExp(`${of} [^;]*`).exec(policy)?.[0].match(/'sha256-[^']+'/g) ?? [];
    const styles = html.match(/<style/g) ?? [];
    // The one beside them: the empty tag that Emotion fills.
    expect(hashes('style-src')).toHaveLength(styles.length + 1);
    const [, script = ''] = /<script data-entry="[^"]+"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(hashes('script-src')).toEqual([`'sha256-${hash}'`]);
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
    expect(/style-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
  });
});

/** What a page says to search engines, by kind. */
const structured = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json = '']) => {
      const thing = JSON.parse(json) as { '@type': string };
      return [thing['@type'], thing];
    }),
  );

describe('a page of the build', () => {
  it.each([
    ['/my-portfolio', 'My Portfolio', 200],
    ['/login', 'Login', 200],
    ['/signup', 'Sign Up', 200],
    ['/no/such/page', 'Page not found', 404],
  ])('%s says what it is', async (path, title, status) => {
    const { html, ...page } = await open(path);
    const { html: home } = await open('/');
    const descriptionIn = (text: string) =>
      [...text.matchAll(/name="description"\s+content="([^"]+)"/g)].map(([, words]) => words);
    expect(page.status).toBe(status);
    expect(html).toContain(`<title>${title} | Rollwell</title>`);
    expect(html).toContain(`property="og:title" content="${title} | Rollwell"`);
    expect(html).toContain('property="og:type" content="website"');
    expect(descriptionIn(html)).toHaveLength(1);
    expect(descriptionIn(html)).not.toEqual(descriptionIn(home));
  });
});

describe('a page that is looked for', () => {
  it('has a description, an address and a picture of its own, all of them whole', async () => {
    const { html } = await open(`/products/${productId}`);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('content="A roller for smooth walls"');
    const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname).toBe(`/products/${productId}`);
    expect(/property="og:image" content="([^"]*)"/.exec(html)?.[1]).toMatch(/^https?:.*1280\.webp/);
    expect(html).toContain(`property="og:title" content="${name} | Rollwell"`);
  });

  it('tells search engines the same price as the API, feeds and its own text', async () => {
    const { html, words } = await open(`/products/${productId}`);
    const { price, minOrder } = (await call('getProduct', { id: productId })).body;
    expect(structured(html).Product).toMatchObject({
      offers: {
        price: (price * minOrder).toFixed(2),
        priceSpecification: [{ price: (price * minOrder).toFixed(2) }],
      },
    });
    expect(words).toContain(`€${price.toFixed(2)}`);
    const feed = await (await fetch(`${SHOP}/merchant-feed.xml`)).text();
    expect(feed).toContain(`${(price * minOrder).toFixed(2)} EUR`);
  });

  it('says on the home page who we are, how to search, and what everybody asks', async () => {
    const { html, words } = await open('/');
    const { FAQPage } = structured(html) as { FAQPage?: { mainEntity: { name: string }[] } };
    expect(Object.keys(structured(html))).toEqual(['Organization', 'WebSite', 'FAQPage']);
    for (const { name: question } of FAQPage?.mainEntity ?? []) expect(words).toContain(question);
  });
});

describe('a page', () => {
  it('shows a change as soon as it is asked for again', async () => {
    const { updatedAt } = (await call('getProduct', { id: productId })).body;
    const body = { ...productFacts({ name, price: 12.4, img }), updatedAt };
    const { status } = await call('updateProduct', { id: productId }, { token: admin.token, body });
    expect(status).toBe(200);
    expect((await open(`/products/${productId}`)).words).toContain('€12.40');
    expect((await open('/products')).words).toContain('€12.40');
  });

  it.each(['/products/no-such-product', '/blogs/no-such-post', '/products/a/b', '/no/such/page'])(
    '%s is 404, with the page of the site',
    async (path) => {
      const { status, words, headers } = await open(path);
      expect(status).toBe(404);
      expect(words).toMatch(/can’t find this|Page not found/);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'/);
      expect(headers.get('cache-control')).toMatch(/no-store|no-cache/);
    },
  );

  it('takes words of others for words', async () => {
    const words = unique('</script><script>alert(1)</script>');
    const { html } = await open(`/products/${await productOf(words)}`);
    expect(html).not.toContain('<script>alert');
  });

  it('of an invalid search is shown all the same', async () => {
    const { status } = await open('/products?q=%00&sort=upside-down&page=-1');
    expect(status).toBe(200);
  });

  it('of a list so long that nobody walks there leaves that to the browser', async () => {
    const { status, words } = await open('/products?page=1000000');
    expect([status, words.includes(name)]).toEqual([200, false]);
  });
});
