import { describe, expect, it } from 'vitest';
import { longPolePicture, shortPolePicture } from '@rollwell/photo-studio';
import { products } from './products.ts';

type Triangle = ReturnType<typeof longPolePicture>['model']['triangles'][number];
type Point = Triangle['a'];

/** How far the poles in a picture are turned. */
const TURN = (46 * Math.PI) / 180;
const along = ({ x, z }: Point): number => x * Math.cos(TURN) - z * Math.sin(TURN);
const across = ({ x, z }: Point): number => x * Math.sin(TURN) + z * Math.cos(TURN);

/** Centimetres: how far the tip may go beyond the length a pole is sold by, as it is pushed in. */
const TIP = 5;
/** Tubes of 25 to 32 mm fit a hand. */
const THINNEST = 2.5;
const THICKEST = 3.2;
/** Even closed, a pole is this many times as long as it is thick. */
const SLENDER = 40;

/** Only an outer tube is longer than a grip and no wider than this: the inner ones share their metal. */
const WIDEST_TUBE = 6;
const SHORTEST_TUBE = 25;

/** From where to where corners reach; the mesh is fine enough to ask one corner of each triangle. */
function reach(triangles: readonly Triangle[], measure: (p: Point) => number) {
  let [low, high] = [Infinity, -Infinity];
  for (const { a } of triangles) {
    low = Math.min(low, measure(a));
    high = Math.max(high, measure(a));
  }
  return { low, high, size: high - low };
}

/** The poles of a picture, the shorter one first: how long, and how thick their outer tubes are. */
function polesIn(triangles: readonly Triangle[]): { length: number; thickness: number }[] {
  const parts = new Map<Triangle['material'], Triangle[]>();
  for (const triangle of triangles) {
    const part = parts.get(triangle.material) ?? [];
    part.push(triangle);
    parts.set(triangle.material, part);
  }
  return [...parts.values()]
    .filter((part) => reach(part, along).size > SHORTEST_TUBE)
    .map((part) => reach(part, across))
    .filter(({ size }) => size < WIDEST_TUBE)
    .map(({ low, high, size }) => {
      const pole = triangles.filter(({ a }) => across(a) > low - 2 && across(a) < high + 2);
      return { length: reach(pole, along).size, thickness: size };
    })
    .sort((a, b) => a.length - b.length);
}

describe.each([
  ['pole-2', shortPolePicture],
  ['pole-4', longPolePicture],
] as const)('the picture of %s', (key, compose) => {
  const { model } = compose();
  const poles = polesIn(model.triangles);
  const name = products.find((product) => product.key === key)?.name ?? '';
  const [, closed, open] = /([\d.]+) to ([\d.]+) m/.exec(name) ?? [];

  it('shows it closed and drawn out, as long as its name says', () => {
    expect(poles).toHaveLength(2);
    for (const [i, metres] of [closed, open].entries())
      expect(Math.abs((poles[i]?.length ?? NaN) - 100 * Number(metres))).toBeLessThan(TIP);
  });

  it('shows it as thin as a pole', () => {
    expect(poles).toHaveLength(2);
    for (const { length, thickness } of poles) {
      expect(thickness).toBeGreaterThanOrEqual(THINNEST);
      expect(thickness).toBeLessThanOrEqual(THICKEST);
      expect(length / thickness).toBeGreaterThan(SLENDER);
    }
  });

  it('has a roller of 25 cm beside it, which tells how long it is', () => {
    const [nap, ...others] = model.naps.map((each) => each.outline());
    expect(others).toEqual([]);
    const ends = nap?.slice(0, 2).map(({ x, z }) => [x, z]) ?? [];
    const [[x1 = 0, z1 = 0] = [], [x2 = 0, z2 = 0] = []] = ends;
    expect(Math.hypot(x2 - x1, z2 - z1)).toBeCloseTo(25);
  });
});
