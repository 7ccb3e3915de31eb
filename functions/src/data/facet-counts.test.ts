import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { ProductAttributes } from '../contract/schemas/product-attributes.ts';
import { combinationOf, countCombination, readCombinations } from './facet-counts.ts';
import { RecordingFirestore } from './recording-firestore.fixtures.ts';

const woodchip: ProductAttributes = {
  kind: 'sleeve',
  widthMm: 250,
  surfaces: ['woodchip', 'render'],
  material: 'polyamide',
};
const NAMED = 'sleeve|250||render,woodchip|polyamide';

const written = async (...given: Parameters<typeof countCombination>[2][]) => {
  const recording = new RecordingFirestore();
  const batch = recording.db.batch();
  for (const change of given) countCombination(recording.db, batch, change);
  await batch.commit();
  return recording.commits.flat();
};

it('A combination is named by its values, whatever their order', () => {
  expect(combinationOf({ attributes: woodchip })).toBe(NAMED);
  expect(combinationOf({ attributes: { ...woodchip, surfaces: ['render', 'woodchip'] } })).toBe(
    NAMED,
  );
  expect(combinationOf({})).toBe('||||');
});

it('A product that comes is counted up, one that goes down, one that changes both', async () => {
  const [up, down] = [FieldValue.increment(1), FieldValue.increment(-1)];
  const counts = (combinations: object) => ['set', 'catalogue/facets', { combinations }];
  const product = { attributes: woodchip };
  expect(await written({ after: product })).toEqual([counts({ [NAMED]: up })]);
  expect(await written({ before: product })).toEqual([counts({ [NAMED]: down })]);
  expect(await written({ before: product, after: {} })).toEqual([
    counts({ [NAMED]: down, '||||': up }),
  ]);
});

it('A product whose facets stay as they are writes nothing', async () => {
  const after = { attributes: { ...woodchip, weightG: 90 } };
  expect(await written({ before: { attributes: woodchip }, after })).toEqual([]);
});

it('what is of no product now is not told, and no document is an empty catalogue', async () => {
  const recording = new RecordingFirestore();
  expect(await readCombinations(recording.db)).toEqual([]);
  recording.documents.set('catalogue/facets', { combinations: { [NAMED]: 2, 'frame||||': 0 } });
  expect(await readCombinations(recording.db)).toEqual([
    {
      values: {
        ...{ kind: ['sleeve'], width: ['250'], nap: [], surface: ['render', 'woodchip'] },
        material: ['polyamide'],
      },
      count: 2,
    },
  ]);
});
