import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { AGENTIC_FEED_SCHEMA } from './agentic-feed.fixtures.ts';
import { publications } from './publications.ts';
import { postWith, productWith, publishing } from './publishing.fixtures.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
});
const parse = (xml: string): unknown => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
};

const URL_PATTERN = /^https?:\/\/\S+$/;
const ajv = new Ajv2020({ allErrors: true, formats: { uri: URL_PATTERN } });
const isAgenticFeed = ajv.compile(AGENTIC_FEED_SCHEMA);

/** The sections below the first page, in their order. */
const BELOW_HOME = 'finder imprint terms privacy returns delivery guarantee withdrawal'.split(' ');
const NASTY = 'Roller <b>&"\' ]]> [x](y) #1';

describe('/feed.json', () => {
  const feed = async (deps = publishing()): Promise<unknown> =>
    JSON.parse(await publications.productFeed(deps, ''));

  it('is what the Agentic Commerce Protocol asks for', async () => {
    const written = await feed(publishing([productWith(), productWith({ _id: 'b', name: NASTY })]));
    isAgenticFeed(written);
    expect(isAgenticFeed.errors ?? []).toEqual([]);
  });

  it('names the price of the smallest order, and of one piece in it, in cents', async () => {
    expect(await feed()).toMatchObject({
      products: [
        {
          url: 'https://shop.test/products/roller',
          variants: [
            {
              title: 'Roller 25 cm, 3 pieces',
              price: { amount: 1305, currency: 'EUR' },
              unit_price: { amount: 435, measure: { value: 3 }, reference: { value: 1 } },
            },
          ],
        },
      ],
    });
  });

  it.each([
    [15, { available: true, status: 'in_stock' }],
    [14, { available: true, status: 'limited_stock' }],
    [3, { available: true, status: 'limited_stock' }],
    [2, { available: false, status: 'out_of_stock' }],
  ])('says of %i pieces, where 3 have to be ordered, %o', async (available, availability) => {
    expect(await feed(publishing([productWith({ available })]))).toMatchObject({
      products: [{ variants: [{ availability }] }],
    });
  });

  it('holds every page of a long list', async () => {
    const many = Array.from({ length: 250 }, (_, index) => productWith({ _id: `p${999 - index}` }));
    const { products } = (await feed(publishing(many))) as { products: { id: string }[] };
    expect(products.map(({ id }) => id)).toEqual(many.map(({ _id }) => _id));
  });
});

describe('/merchant-feed.xml', () => {
  it('cuts a long description before the emoji that does not fit', async () => {
    const description = `a${'🎨'.repeat(3000)}`;
    const xml = await publications.merchantFeed(publishing([productWith({ description })]), '');
    expect(xml).toContain(`<g:description>a${'🎨'.repeat(2499)}</g:description>`);
  });

  it('has the fields of the Merchant Center, whatever a name is made of', async () => {
    const xml = await publications.merchantFeed(publishing([productWith({ name: NASTY })]), '');
    expect(parse(xml)).toMatchObject({
      rss: {
        channel: {
          item: {
            'g:id': 'roller',
            'g:title': `${NASTY}, 3 pieces`,
            'g:link': 'https://shop.test/products/roller',
            'g:availability': 'in_stock',
            'g:price': '13.05 EUR',
            'g:unit_pricing_measure': '3 ct',
            'g:condition': 'new',
          },
        },
      },
    });
  });
});

describe('/merchant-feed.xml of a product with attributes', () => {
  it('names it by its number, with each attribute as a detail', async () => {
    const attributes = { articleNumber: 'RW-1', widthMm: 250 };
    const xml = await publications.merchantFeed(publishing([productWith({ attributes })]), '');
    expect(parse(xml)).toMatchObject({
      rss: {
        channel: {
          item: {
            'g:mpn': 'RW-1',
            'g:product_detail': [
              { 'g:attribute_name': 'Article number', 'g:attribute_value': 'RW-1' },
              { 'g:attribute_name': 'Width', 'g:attribute_value': '250 mm' },
            ],
          },
        },
      },
    });
    expect(xml).not.toContain('identifier_exists');
  });
});

describe('/sitemap.xml', () => {
  it('names every public page, with the day it changed last', async () => {
    const deps = publishing([productWith({ updatedAt: '2026-11-22T09:00:00.000Z' })]);
    const { urlset } = parse(await publications.sitemap(deps, '')) as {
      urlset: { url: { loc: string; lastmod?: string }[] };
    };
    expect(urlset.url).toEqual([
      { loc: 'https://shop.test/', lastmod: '2026-11-22T09:00:00.000Z' },
      { loc: 'https://shop.test/products', lastmod: '2026-11-22T09:00:00.000Z' },
      { loc: 'https://shop.test/blogs', lastmod: '2026-11-21T08:00:00.000Z' },
      { loc: 'https://shop.test/my-portfolio' },
      ...BELOW_HOME.map((page) => ({ loc: `https://shop.test/home/${page}` })),
      { loc: 'https://shop.test/products/roller', lastmod: '2026-11-22T09:00:00.000Z' },
      { loc: 'https://shop.test/blogs/post', lastmod: '2026-11-21T08:00:00.000Z' },
    ]);
  });
});

describe('/blogs/feed.xml', () => {
  it('tells of the newest posts', async () => {
    const xml = await publications.blogFeed(publishing([], [postWith({ heading: NASTY })]), '');
    expect(parse(xml)).toMatchObject({
      rss: {
        channel: {
          'atom:link': { '@href': 'https://shop.test/blogs/feed.xml', '@rel': 'self' },
          item: {
            title: NASTY,
            link: 'https://shop.test/blogs/post',
            guid: { '#text': 'https://shop.test/blogs/post', '@isPermaLink': 'true' },
            pubDate: 'Sat, 21 Nov 2026 08:00:00 GMT',
          },
        },
      },
    });
  });

  it('has a paragraph of HTML for each of a post, in which signs of mark-up are text', async () => {
    const post = postWith({ description: 'One <b>roller</b>.\n\nAnother & more.' });
    const xml = await publications.blogFeed(publishing([], [post]), '');
    expect(parse(xml)).toMatchObject({
      rss: {
        channel: {
          item: { description: '<p>One &lt;b&gt;roller&lt;/b&gt;.</p><p>Another &amp; more.</p>' },
        },
      },
    });
  });

  it('holds twenty of them', async () => {
    const many = Array.from({ length: 30 }, (_, index) => postWith({ _id: `p${index}` }));
    const xml = await publications.blogFeed(publishing([], many), '');
    expect(xml.match(/<item>/g)).toHaveLength(20);
  });
});

describe('the Markdown alternate of a page', () => {
  it('says what is known of a product', async () => {
    const deps = publishing([productWith({ attributes: { napMm: 9, paints: ['emulsion'] } })]);
    expect(await publications.productMarkdown(deps, 'roller')).toContain(
      '- Nap: 9 mm\n- Paints: Emulsion\n',
    );
  });

  it('says of a product what its page says', async () => {
    expect(await publications.productMarkdown(publishing(), 'roller')).toBe(
      [
        '# Roller 25 cm',
        '',
        '![Roller 25 cm](https://firebasestorage.googleapis.com/v0/b/shop/o/1280.webp?alt=media)',
        '',
        'For smooth walls.',
        '',
        'Holds its paint.',
        '',
        '- Price: €4.35 per piece',
        '- Smallest order: 3',
        '- Availability: in stock',
        '- Page: <https://shop.test/products/roller>',
        '',
      ].join('\n'),
    );
  });

  it('takes what somebody wrote for text, never for mark-up', async () => {
    const post = postWith({ heading: NASTY, description: '# Head\n- [x](javascript:y)\n<script>' });
    expect(await publications.blogMarkdown(publishing([], [post]), 'post')).toMatchInlineSnapshot(`
      "# Roller \\<b>&"' ]]> \\[x]\\(y) #1

      ![Roller \\<b>&"' \\]\\]> \\[x\\](y) #1](https://firebasestorage.googleapis.com/v0/b/shop/o/640.webp?alt=media)

      \\# Head

      \\- \\[x]\\(javascript:y)

      \\<script>
      "
    `);
  });

  it.each(['productMarkdown', 'blogMarkdown'] as const)(
    'is not found where there is no page: %s',
    async (name) => {
      await expect(publications[name](publishing(), 'gone')).rejects.toThrow(
        expect.objectContaining({ code: 'not_found' }),
      );
    },
  );

  it('leads from a list to each of its entries', async () => {
    const deps = publishing();
    expect(await publications.productsMarkdown(deps, '')).toContain(
      '- [Roller 25 cm](https://shop.test/products/roller.md): €4.35 per piece, in stock',
    );
    expect(await publications.blogsMarkdown(deps, '')).toContain(
      '- [Which nap?](https://shop.test/blogs/post.md): 2026-11-21',
    );
  });
});

describe('/llms.txt', () => {
  it('has a title, a summary and lists of links', async () => {
    expect((await publications.llms(publishing(), '')).split('\n')).toEqual([
      '# Rollwell',
      '',
      '> Rollers, frames, trays and poles for decorators. Even coat, every time.',
      '',
      '## Products',
      '',
      '- [Roller 25 cm](https://shop.test/products/roller.md): €4.35 per piece, in stock',
      '',
      '## Blog',
      '',
      '- [Which nap?](https://shop.test/blogs/post.md): 2026-11-21',
      '',
      'Which roller for which job: [Find your roller](https://shop.test/home/finder).',
      '',
      '## Buying here',
      '',
      '- [Terms](https://shop.test/home/terms.md)',
      '- [Privacy](https://shop.test/home/privacy.md)',
      '- [Returns and withdrawal](https://shop.test/home/returns.md)',
      '- [Delivery](https://shop.test/home/delivery.md)',
      '- [Legal guarantee](https://shop.test/home/guarantee.md)',
      '',
    ]);
  });
});
