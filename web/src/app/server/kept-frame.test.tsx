import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { App } from '../app.tsx';
import { Footer as WholeFooter } from '../layout/footer.tsx';
import { Header as WholeHeader } from '../layout/header.tsx';
import { createQueryClient } from '../query-client.ts';
import { Footer, Header } from './kept-frame.ts';
import { keptPart, withKeptParts } from './kept-parts.tsx';
import { stylesIn } from './page-styles.ts';

interface Frame {
  header: ComponentType;
  footer: ComponentType;
}

const whole: Frame = { header: WholeHeader, footer: WholeFooter };
const kept: Frame = { header: Header, footer: Footer };

/** A page's HTML and the rules of classes that stand in it, in no order. */
function render(path: string, { header: Head, footer: Foot }: Frame) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const rendered = renderToString(
    <CacheProvider value={cache}>
      <App queryClient={createQueryClient()}>
        <StaticRouter location={path}>
          <Head />
          <main />
          <Foot />
        </StaticRouter>
      </App>
    </CacheProvider>,
  );
  const html = withKeptParts(rendered, cache);
  const { classes } = stylesIn(cache);
  return { html, rules: classes.filter(({ name }) => html.includes(`css-${name}`)).sort(byName) };
}

const byName = (one: { name: string }, other: { name: string }): number =>
  one.name < other.name ? -1 : 1;

describe('header and footer of a rendered page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    paths.home,
    paths.products,
    `${paths.products}/1`,
    `${paths.products}?q=frame`,
    paths.blogs,
    paths.portfolio,
    paths.login,
    '/nowhere',
    paths.products,
  ])('are on %s as they would be without being kept', (path) => {
    const expected = render(path, whole);
    expect(expected.html).toContain('</footer>');
    expect(expected.rules.length).toBeGreaterThan(10);
    expect(render(path, kept)).toEqual(expected);
    expect(render(path, kept)).toEqual(expected);
  });

  it('say the year in which they are read', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const year of [2026, 2027]) {
      vi.setSystemTime(new Date(year, 5));
      expect(render(paths.home, kept).html).toContain(`© ${year.toFixed()}`);
    }
  });
});

describe('a part that is kept', () => {
  const page = (Part: ComponentType): string => {
    const cache = createCache({ key: 'css' });
    cache.compat = true;
    const rendered = renderToString(
      <CacheProvider value={cache}>
        <Part />
      </CacheProvider>,
    );
    return withKeptParts(rendered, cache);
  };

  it('is rendered once for each way in which it looks', () => {
    const render = vi.fn((look: string) => <p>{look}</p>);
    let look = 'light';
    const Part = keptPart(
      'lamp',
      () => render(look),
      () => look,
    );
    expect([page(Part), page(Part)]).toEqual(['<p>light</p>', '<p>light</p>']);
    look = 'dark';
    expect([page(Part), page(Part)]).toEqual(['<p>dark</p>', '<p>dark</p>']);
    expect(render.mock.calls).toEqual([['light'], ['dark']]);
  });

  it('may not count ids, which depend on the page', () => {
    const Labelled = () => <p id={useId()} />;
    const Part = keptPart('labelled', Labelled, () => '');
    expect(() => page(Part)).toThrow('A part that is kept may not count ids.');
  });

  it('has an end to the ways in which it may look', () => {
    let count = 0;
    const Part = keptPart(
      'counter',
      () => <p>{count}</p>,
      () => count.toFixed(),
    );
    expect(() => {
      for (; count < 1000; count += 1) page(Part);
    }).toThrow('too many looks');
  });
});
