import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fullTitle } from '../../lib/page-title.ts';
import { createQueryClient } from '../query-client.ts';
import { Component as AddBlog } from './add-blog.tsx';
import { Component as Blog } from './blog.tsx';
import { Component as Blogs } from './blogs.tsx';
import { Component as Home } from './home.tsx';
import { Component as Portfolio } from './portfolio.tsx';

const render = (screen: ReactNode): string =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location="/">{screen}</StaticRouter>
    </QueryClientProvider>,
  );

describe('without a browser, for prerendered HTML', () => {
  it.each([
    ['Home', <Home key="home" />, 'No\u00a0lines, no\u00a0lint.'],
    ['Blogs', <Blogs key="blogs" />, 'Recent Blogs'],
    ['Blog', <Blog key="blog" />, 'All posts'],
    ['Add Blog', <AddBlog key="add-blog" />, 'Blog photo'],
    ['My Portfolio', <Portfolio key="portfolio" />, 'Projects in this shop'],
  ])('%s renders its title, one h1 and its own words', (title, screen, words) => {
    const html = render(screen);
    const titles = [...html.matchAll(/<title[^>]*>(.*?)<\/title>/g)].map(([, words]) => words);
    expect(titles).toEqual([fullTitle(title)]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(words);
  });

  it('answers the five questions before any script has run', () => {
    const html = render(<Home />);
    expect(html.match(/<summary/g)).toHaveLength(5);
    expect(html).toContain('scraper');
  });
});
