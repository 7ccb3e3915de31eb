import { describe, expect, it } from 'vitest';
import { Camera } from '../render/camera.ts';
import type { Composition } from './composition.ts';
import { SLEEVE_NAMES, sleeveSize } from './sleeves.ts';
import { farthestOf } from './farthest.ts';
import { rulerFor, sleeveDetail, sleeveToScale, TOOLS_TO_SCALE } from './views.ts';

/** Kits are heaps of the same tools, and take long to build. */
const SINGLE_TOOLS = Object.entries(TOOLS_TO_SCALE).filter(([name]) => !name.startsWith('kit'));

const isWhole = ({ model, view }: Composition): void => {
  const camera = new Camera(view);
  const farthest = farthestOf(model.triangles.map(({ a }) => camera.project(a)));
  expect(farthest.x).toBeLessThan(4 / 3);
  expect(farthest.y).toBeLessThan(1);
};

describe('the further pictures of a sleeve', () => {
  it.each(SLEEVE_NAMES)('show %s whole, with a ruler that is longer', (name) => {
    expect(rulerFor(sleeveSize(name).widthCm)).toBeGreaterThan(sleeveSize(name).widthCm);
    isWhole(sleeveToScale(name));
  });

  it.each(SINGLE_TOOLS)('show %s whole as well', (_name, compose) => {
    isWhole(compose());
  });

  it('come so near that the picture is filled', () => {
    const { model, view } = sleeveDetail('microfibre-25-9');
    const camera = new Camera(view);
    const across = model.triangles.map(({ a }) => camera.project(a).x);
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(8 / 3);
  });
});
