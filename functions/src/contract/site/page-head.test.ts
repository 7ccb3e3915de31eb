import { describe, expect, it } from 'vitest';
import { headTags } from './page-head.ts';

const facts = {
  description: 'Holds "more" paint & less < dust',
  canonical: 'https://shop.test/products/a',
  picture: 'https://shop.test/share-card.png',
  type: 'product',
  structured: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
} as const;

describe('the tags of a page’s head', () => {
  it('name description, address and picture', () => {
    const tags = headTags(facts);
    expect(tags).toContain(
      '<meta name="description" content="Holds &quot;more&quot; paint &amp; less &lt; dust">',
    );
    expect(tags).toContain('<link rel="canonical" href="https://shop.test/products/a">');
    expect(tags).toContain('<meta property="og:image" content="https://shop.test/share-card.png">');
  });

  it('carry data that no text of it can end', () => {
    const script = headTags(facts).find((tag) => tag.startsWith('<script')) ?? '';
    const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script)?.[1];
    expect(JSON.parse(json ?? '')).toEqual(facts.structured[0]);
  });
});
