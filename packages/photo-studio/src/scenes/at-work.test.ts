import { describe, expect, it } from 'vitest';
import { Camera } from '../render/camera.ts';
import { gridAtWork, JOBS, longPoleAtWork, shortPoleAtWork, sleeveAtWork } from './at-work.ts';
import type { Composition } from './composition.ts';
import { farthestOf } from './farthest.ts';

const RATIO = 4 / 3;
const NAMES = Object.keys(JOBS) as (keyof typeof JOBS)[];

/** Where in the picture the piles of the sleeve are, in half heights. */
const sleeveIn = ({ model, view }: Composition) => {
  const camera = new Camera(view);
  return model.naps.flatMap((nap) => nap.outline()).map((point) => camera.project(point));
};

const isInPicture = (composition: Composition): void => {
  const farthest = farthestOf(sleeveIn(composition));
  expect(farthest.x).toBeLessThan(RATIO);
  expect(farthest.y).toBeLessThan(1);
};

/** What is painted, from the painted side. */
const wallIn = ({ model, view }: Composition) => {
  const camera = new Camera(view);
  const walls = model.triangles.filter(({ na }) => Math.abs(na.y) > 0.999);
  return walls.flatMap(({ a, b, c }) => [a, b, c]).map((point) => camera.project(point));
};

describe('a tool at work', () => {
  it.each(NAMES)('is seen with all of its sleeve, on what fills the picture: %s', (name) => {
    const composition = sleeveAtWork(name);
    isInPicture(composition);
    const wall = wallIn(composition);
    expect(Math.max(...wall.map(({ x }) => x))).toBeGreaterThan(RATIO);
    expect(Math.min(...wall.map(({ x }) => x))).toBeLessThan(-RATIO);
    expect(Math.max(...wall.map(({ y }) => y))).toBeGreaterThan(1);
    expect(Math.min(...wall.map(({ y }) => y))).toBeLessThan(-1);
  });

  it.each([
    ['the short pole', shortPoleAtWork],
    ['the long pole', longPoleAtWork],
    ['the grid', gridAtWork],
  ])('holds a sleeve that is in the picture: %s', (_what, compose) => {
    isInPicture(compose());
  });
});
