import { describe, expect, it } from 'vitest';
import { builtHead } from './built-facts.ts';
import { builtScreens } from './rendered-screens.ts';

const SHOP = 'https://shop.test';

const contentOf = (tags: string[], of: string) =>
  tags
    .map((tag) => new RegExp(`${of}[^>]* (?:content|href)="([^"]+)"`).exec(tag)?.[1])
    .find(Boolean);

describe('a page of the build', () => {
  it('has a description that no other has', () => {
    const all = builtScreens.map(({ screen, path }) =>
      contentOf(builtHead(screen, path, SHOP), 'name="description"'),
    );
    expect(all).not.toContain(undefined);
    expect(new Set(all).size).toBe(builtScreens.length);
  });

  it.each(builtScreens)('$path names whole addresses', ({ screen, path }) => {
    const tags = builtHead(screen, path, SHOP);
    const own = path === '*' ? undefined : `${SHOP}${path}`;
    expect(contentOf(tags, 'rel="canonical"')).toBe(own);
    expect(contentOf(tags, 'property="og:url"')).toBe(own);
    expect(contentOf(tags, 'property="og:image"')).toBe(`${SHOP}/share-card.png`);
  });

  it('names no address where the build does not know that of the shop', () => {
    const tags = builtHead('portfolio', '/my-portfolio').join('');
    expect(tags).not.toMatch(/canonical|og:url/);
    expect(tags).toContain('name="description"');
  });
});
