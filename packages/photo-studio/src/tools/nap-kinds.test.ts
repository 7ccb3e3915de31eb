import { describe, expect, it } from 'vitest';
import { Nap } from '../render/nap.ts';
import type { NapHit, NapSpec } from '../render/nap.ts';
import { vec } from '../render/vector.ts';
import { foam } from './nap-kinds.ts';

/** Centimetres: a small sleeve, and from how far away it is looked at, point by point. */
const WIDTH = 10;
const CORE = 0.95;
const EYE = 5;
const STEP = 0.01;
const POINTS = 800;
/** How deep a point lies that is seen as a hole. */
const HOLE = 0.03;

interface Point extends NapHit {
  readonly depth: number;
}

/** What is seen straight from above along a sleeve, away from its rounded ends. */
function ridge(spec: NapSpec): Point[] {
  const nap = new Nap(spec, vec(0, 0, 0), vec(1, 0, 0), WIDTH, CORE);
  return Array.from({ length: POINTS }, (_, i) => vec(1 + i * STEP, EYE, 0)).flatMap((eye) => {
    const hit = nap.intersect(eye, vec(0, -1, 0), Infinity, 0.5);
    return hit ? [{ ...hit, depth: hit.t - (EYE - nap.outer) }] : [];
  });
}

const isHole = ({ depth }: Point) => depth > HOLE;

/** How wide each hole is, in centimetres. */
function holesIn(points: readonly Point[]): number[] {
  const starts = points.flatMap((point, i) =>
    isHole(point) && !isHole(points[i - 1] ?? point) ? [i] : [],
  );
  return starts.map((start) => {
    const end = points.findIndex((point, i) => i > start && !isHole(point));
    return ((end < 0 ? points.length : end) - start) * STEP;
  });
}

describe('foam', () => {
  const points = ridge(foam());
  const holes = points.filter(isHole);

  it('is a smooth skin, open in many pores', () => {
    expect(points).toHaveLength(POINTS);
    expect(holes.length / POINTS).toBeGreaterThan(0.2);
    expect(holes.length / POINTS).toBeLessThan(0.5);
    // A row of them every two millimetres or nearer.
    expect(holesIn(points).length).toBeGreaterThan((POINTS * STEP) / 0.2);
  });

  it('has pores wide and dark enough to be seen in a picture', () => {
    expect(Math.max(...holesIn(points))).toBeGreaterThan(0.05);
    for (const { open } of holes) expect(open).toBeLessThan(0.5);
    for (const { open } of points.filter((point) => !isHole(point)))
      expect(open).toBeGreaterThan(0.7);
  });

  it('is no pile of fibres, which is deep nearly everywhere', () => {
    const fibres = ridge({ ...foam(), foam: false });
    expect(fibres.filter(isHole).length / POINTS).toBeGreaterThan(0.9);
  });
});
