import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Product } from '@rollwell/functions/contract';
import { useId, type ComponentProps, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Breadcrumb as WholeBreadcrumb } from '../../components/breadcrumb.tsx';
import { AddToBasket } from '../../features/basket/components/add-to-basket.tsx';
import { BuyOrAsk as WholeBuyOrAsk } from '../../features/products/components/buy-or-ask.tsx';
import { paths, pathTo } from '../../lib/paths.ts';
import { App } from '../app.tsx';
import { Footer as WholeFooter } from '../layout/footer.tsx';
import { Header as WholeHeader } from '../layout/header.tsx';
import { createQueryClient } from '../query-client.ts';
import { Breadcrumb, BuyOrAsk, Footer, Header } from './kept-frame.ts';
import { keptPart, withKeptParts } from './kept-parts.tsx';
import { stylesIn } from './page-styles.ts';

interface Frame {
  header: ComponentType;
  footer: ComponentType;
  breadcrumb: ComponentType<ComponentProps<typeof WholeBreadcrumb>>;
  buyOrAsk: ComponentType<ComponentProps<typeof WholeBuyOrAsk>>;
}

const whole: Frame = {
  header: WholeHeader,
  footer: WholeFooter,
  breadcrumb: WholeBreadcrumb,
  buyOrAsk: WholeBuyOrAsk,
};
const kept: Frame = { header: Header, footer: Footer, breadcrumb: Breadcrumb, buyOrAsk: BuyOrAsk };
const ways = [
  { label: 'Way', steps: [{ name: 'Home', to: paths.home }] },
  { label: 'Way', steps: [{ name: 'Products & more', to: paths.products }] },
];
const frame: Product = {
  _id: 'frame-1',
  name: 'Frame',
  price: 4.5,
  minOrder: 2,
  available: 20,
  img: 'frame.png',
  description: 'Plain.',
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};
const products: Product[] = [
  frame,
  { ...frame, _id: 'pole_2', name: 'Pole', price: 30, available: 3 },
  { ...frame, _id: 'tray 3/&', name: 'Tray' },
  { ...frame, _id: 'gone', available: 0 },
  { ...frame, _id: 'few', available: 1 },
];
const besides = [undefined, (product: Product) => <AddToBasket product={product} />];

/** A page's HTML and the rules of classes that stand in it, in no order. */
function render(
  path: string,
  { header: Head, footer: Foot, breadcrumb: Way, buyOrAsk: Buy }: Frame,
) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const rendered = renderToString(
    <CacheProvider value={cache}>
      <App queryClient={createQueryClient()}>
        <StaticRouter location={path}>
          <Head />
          <main>
            {ways.map((way) => (
              <div key={way.steps[0]?.to}>
                <Way {...way} />
              </div>
            ))}
            {products.map((product) =>
              besides.map((beside, index) => (
                <section key={`${product._id} ${index}`}>
                  <Buy product={product} beside={beside} />
                </section>
              )),
            )}
          </main>
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

describe('what surrounds a rendered page, and what is alike for each product', () => {
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
    expect(expected.html).toContain(`"${pathTo('purchase', 'pole_2')}"`);
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

  it('takes a name in, where addresses have it as it is', () => {
    const render = vi.fn((name: string) => <a href={`/${encodeURIComponent(name)}`}>It</a>);
    const Part = keptPart(
      'link',
      ({ name }: { name: string }) => render(name),
      () => '',
      { nameIn: ({ name }) => name, withName: (_, name) => ({ name }) },
    );
    const pages = ['one', 'T-2_b', 'a b', '$&', ''].map((name) => page(() => <Part name={name} />));
    expect(pages).toEqual(
      ['one', 'T-2_b', 'a%20b', '%24%26', ''].map((to) => `<a href="/${to}">It</a>`),
    );
    expect(render).toHaveBeenCalledTimes(3);
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
