import { describe, expect, it } from 'vitest';
import { wetPaint } from '../render/material.ts';
import { Scene } from '../render/scene.ts';
import { vec } from '../render/vector.ts';
import { tray } from './tray.ts';

const LEVEL = 1.9;
const COLUMNS = [-8, -4, 0, 4, 8];
/** Rays aim between the corners of the mesh: along an edge they could slip through. */
const ASIDE = 0.013;
const material = wetPaint('#B5390A');
const paint = { level: LEVEL, material };
const { triangles } = tray({ width: 31, depth: 36, height: 7.5, color: '#39424B', paint });

/** A strip of the tray along z, since the whole one takes long to make ready for rays. */
const strip = (x: number): Scene =>
  new Scene({ triangles: triangles.filter(({ a }) => Math.abs(a.x - x) < 0.2), naps: [] });

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) }, (_, i) => from + i * step + ASIDE);

/** Where paint is what is seen from above. */
const seen = (scene: Scene, xs: readonly number[], zs: readonly number[]) =>
  xs.flatMap((x) =>
    zs.flatMap((z) => {
      const contact = scene.trace(vec(x, 30, z), vec(0, -1, 0), false, 0);
      return contact?.material === material ? [contact.point] : [];
    }),
  );

describe('paint in a tray', () => {
  it('is wet on the bars of the ramp above its level, and ends there in a ragged edge', () => {
    const wet = COLUMNS.map((x) => seen(strip(x), [x], range(-12, 0, 0.1)));
    const ends = wet.map((points) => Math.min(...points.map(({ z }) => z)));
    for (const points of wet)
      expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThan(LEVEL + 1);
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(0.5);
    expect(new Set(ends).size).toBeGreaterThan(COLUMNS.length / 2);
  });

  it('is not level in the deep end: it ripples', () => {
    const heights = seen(strip(0), [0], range(6, 15, 0.1)).map(({ y }) => y);
    expect(heights.length).toBeGreaterThan(80);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.02);
  });

  it.each([-12.9, 12.9])('creeps up the wall at %d', (wall) => {
    const heights = seen(strip(wall), range(wall - 0.1, wall + 0.1, 0.02), [5, 10]).map((p) => p.y);
    expect(Math.max(...heights)).toBeGreaterThan(LEVEL + 0.06);
  });
});
