import type { FoundRoller as Found, Job, Product } from '@rollwell/functions/contract';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FinderResult } from './finder-result.tsx';

const job: Job = { surface: 'floor', paint: 'varnish', area: 60, coats: 2 };
const product = { _id: 'sleeve', name: 'A sleeve', price: 4.35, minOrder: 4 } as Product;

/** What the finder answers where a sleeve of such a stock is the nearest; undefined for none at all. */
function said(available?: number): string {
  const nearest =
    available === undefined
      ? null
      : { product: { ...product, available }, misses: ['stock' as const] };
  const found = {
    fits: null,
    nearest,
    nap: { from: 4, to: 6 },
    width: { from: 250, to: 250 },
    largeAreaM2: null,
    rolledM2: 120,
    areaPerSleeveM2: 60,
    sleeves: 2,
  } as unknown as Found;
  return renderToString(
    <StaticRouter location="/">
      <FinderResult job={job} found={found} actions={() => null} />
    </StaticRouter>,
  );
}

it('calls no sleeve theirs that does not fit', () => {
  expect(said(3)).toMatch(/<h2[^>]*>The nearest we have</);
  expect(said()).toMatch(/<h2[^>]*>What this job asks for</);
  for (const html of [said(3), said()]) expect(html).not.toContain('Your roller');
});

it('says of the nearest whether there are too few or none', () => {
  expect(said(5)).toContain('we have too few at the moment');
  for (const available of [0, 3])
    expect(said(available)).toContain('it is out of stock at the moment');
});
