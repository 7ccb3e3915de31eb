import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf, LISTS } from '../../contract/products/product-attributes.ts';
import { FINDER_LIMITS, type Job } from '../../contract/products/finder.ts';
import { chooseRoller, type Candidate } from './choose-roller.ts';
import { AREA_PER_SLEEVE_M2, LARGE_AREA_M2 } from './roller-rules.ts';

const wall: Job = { surface: 'plaster', paint: 'emulsion', area: 60, coats: 2 };
const sleeve = (
  _id: string,
  attributes: Candidate['attributes'] = {},
  stock: Partial<Candidate> = {},
): Candidate => ({
  _id,
  available: 100,
  minOrder: 1,
  attributes: {
    kind: 'sleeve',
    widthMm: 250,
    napMm: 9,
    paints: ['emulsion'],
    surfaces: ['plaster'],
    ...attributes,
  },
  ...stock,
});

test('a wall of 60 m², twice: 120 m² are rolled, by one sleeve in 120 loads of 1 m²', () => {
  expect(chooseRoller(wall, [sleeve('a', { areaPerLoadM2: 1 })])).toEqual({
    nap: { minMm: 9, maxMm: 13 },
    width: { minMm: 180, maxMm: 250 },
    rolledM2: 120,
    sleeves: 1,
    sleeve: { id: 'a', quantity: 1, loads: 120, namesPaint: true },
  });
});

test('loads are counted without the fractions of binary numbers', () => {
  const job = { ...wall, area: 0.8, coats: 3 };
  expect(chooseRoller(job, [sleeve('a', { areaPerLoadM2: 0.6 })]).sleeve?.loads).toBe(4);
});

test('the smallest order is kept, and what is worn out is replaced', () => {
  const shop = [sleeve('a', {}, { minOrder: 4 })];
  expect(chooseRoller(wall, shop).sleeve?.quantity).toBe(4);
  const worn = { ...wall, area: LARGE_AREA_M2 - 1, coats: FINDER_LIMITS.coats.max };
  expect(chooseRoller(worn, shop).sleeve?.quantity).toBe(7);
});

test.each([
  ['nap', sleeve('a', { napMm: 25 })],
  ['width', sleeve('a', { widthMm: 100 })],
  ['paint', sleeve('a', { paints: ['epoxy'] })],
  ['stock', sleeve('a', {}, { available: 0 })],
] as const)('a sleeve that misses the %s is the nearest, and not the one', (miss, only) => {
  const found = chooseRoller(wall, [only]);
  expect(found.sleeve).toBeUndefined();
  expect(found.nearest).toEqual({ id: 'a', misses: [miss] });
});

test('too few for the job are as good as none, too few for an order as well', () => {
  const worn = { ...wall, area: LARGE_AREA_M2 - 1, coats: FINDER_LIMITS.coats.max };
  const stocked = (available: number) => [sleeve('a', {}, { available, minOrder: 2 })];
  expect(chooseRoller(worn, stocked(6)).nearest?.misses).toEqual(['stock']);
  expect(chooseRoller(worn, stocked(7)).sleeve?.quantity).toBe(7);
  expect(chooseRoller(wall, stocked(1)).nearest?.misses).toEqual(['stock']);
});

test('the nearest can be ordered where one can', () => {
  const sold = sleeve('a', {}, { available: 0 });
  const off = sleeve('b', { napMm: 25, widthMm: 100 });
  expect(chooseRoller(wall, [sold, off]).nearest).toEqual({ id: 'b', misses: ['nap', 'width'] });
});

test('a sleeve that names the paint goes before one that names none', () => {
  const unnamed = sleeve('a', { paints: undefined });
  expect(chooseRoller(wall, [unnamed, sleeve('b')]).sleeve?.id).toBe('b');
  expect(chooseRoller(wall, [unnamed]).sleeve).toMatchObject({ id: 'a', namesPaint: false });
  // Nobody knows whether it stands a solvent.
  const epoxy = chooseRoller({ ...wall, paint: 'epoxy' }, [unnamed]);
  expect(epoxy.nearest).toEqual({ id: 'a', misses: ['paint'] });
});

test('of two that fit alike the wider is taken', () => {
  const shop = [sleeve('a', { widthMm: 180 }), sleeve('b')];
  expect(chooseRoller(wall, shop).sleeve?.id).toBe('b');
});

test('what is for another surface, and what is no sleeve, is neither taken nor near', () => {
  const others = [sleeve('a', { surfaces: ['floor'] }), sleeve('b', { kind: 'frame' })];
  const found = chooseRoller(wall, [...others, { ...sleeve('c'), attributes: undefined }]);
  expect([found.sleeve, found.nearest]).toEqual([undefined, undefined]);
});

test('a large area takes a wide sleeve, a door a narrow one', () => {
  const large = chooseRoller({ ...wall, area: LARGE_AREA_M2 }, []);
  expect(large.width).toEqual({ minMm: 300, maxMm: 450 });
  expect(chooseRoller({ ...wall, surface: 'wood' }, []).width).toEqual({ minMm: 100, maxMm: 150 });
});

const jobs = fc.record({
  surface: fc.constantFrom(...keysOf(LISTS.surfaces.choices)),
  paint: fc.constantFrom(...keysOf(LISTS.paints.choices)),
  area: fc.double({ min: FINDER_LIMITS.area.min, max: FINDER_LIMITS.area.max, noNaN: true }),
  coats: fc.integer({ min: 1, max: FINDER_LIMITS.coats.max }),
});
const shops = fc.uniqueArray(
  fc
    .record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      napMm: fc.option(fc.integer({ min: 3, max: 25 }), { nil: undefined }),
      widthMm: fc.constantFrom(100, 180, 250, 450),
      surfaces: fc.subarray(keysOf(LISTS.surfaces.choices)),
      paints: fc.option(fc.subarray(keysOf(LISTS.paints.choices)), { nil: undefined }),
      available: fc.integer({ min: 0, max: 400 }),
      minOrder: fc.integer({ min: 1, max: 50 }),
    })
    .map(({ id, available, minOrder, ...known }) => sleeve(id, known, { available, minOrder })),
  { maxLength: 12, selector: ({ _id }) => _id },
);

test('whatever the shop has: what is chosen fits, suffices and is there; the order of the list says nothing', () => {
  fc.assert(
    fc.property(jobs, shops, (job, shop) => {
      const found = chooseRoller(job, shop);
      expect(chooseRoller(job, [...shop].reverse())).toEqual(found);
      expect(found.sleeves * AREA_PER_SLEEVE_M2).toBeGreaterThanOrEqual(found.rolledM2);
      expect((found.sleeves - 1) * AREA_PER_SLEEVE_M2).toBeLessThan(found.rolledM2);
      expect(found.sleeve && found.nearest).toBeUndefined();
      const ofSurface = shop.filter((one) => one.attributes?.surfaces?.includes(job.surface));
      expect(ofSurface.length > 0).toBe(Boolean(found.sleeve ?? found.nearest));
      if (!found.sleeve) return;
      const { id, quantity } = found.sleeve;
      const taken = ofSurface.find(({ _id }) => _id === id);
      expect(quantity).toBeGreaterThanOrEqual(Math.max(found.sleeves, taken?.minOrder ?? Infinity));
      expect(quantity).toBeLessThanOrEqual(taken?.available ?? 0);
      const { napMm = found.nap.minMm, widthMm = 0, paints } = taken?.attributes ?? {};
      expect(napMm >= found.nap.minMm && napMm <= found.nap.maxMm).toBe(true);
      expect(widthMm >= found.width.minMm && widthMm <= found.width.maxMm).toBe(true);
      expect(paints ?? ['emulsion']).toContain(job.paint);
    }),
  );
});
