import { describe, expect, it } from 'vitest';
import { publications } from './publications.ts';
import { productWith, publishing } from './publishing.fixtures.ts';

const FOLDER = 'https://firebasestorage.googleapis.com/v0/b/shop/o/detail%2F';
const LARGE = `${FOLDER}1280.webp?alt=media`;
const alt = 'The pile close up';
const pictures = [{ img: `${FOLDER}640.webp?alt=media`, alt, kind: 'detail' as const }];

const plain = publishing([productWith()]);
const pictured = publishing([productWith({ pictures })]);

describe('the further pictures of a product', () => {
  it('stand in the feed of shopping agents after the first, with what is to be seen', async () => {
    const media = [
      expect.objectContaining({ alt_text: 'Roller 25 cm' }),
      { type: 'image', url: LARGE, alt_text: alt },
    ];
    expect(JSON.parse(await publications.productFeed(pictured, ''))).toMatchObject({
      products: [{ media, variants: [{ media }] }],
    });
  });

  it('are named to the Merchant Center, and nothing is where there is none', async () => {
    expect(await publications.merchantFeed(pictured, '')).toContain(
      `<g:additional_image_link>${LARGE}</g:additional_image_link>`,
    );
    expect(await publications.merchantFeed(plain, '')).not.toContain('additional_image_link');
  });

  it('are in the Markdown of their product', async () => {
    expect(await publications.productMarkdown(pictured, 'roller')).toContain(`![${alt}](${LARGE})`);
  });
});
