/**
 * Randomness that is the same on every machine and in every run: each value depends only on the
 * numbers it is asked for, never on the order of asking.
 */
export function hash2(a: number, b: number, salt = 0): number {
  let h =
    (Math.imul(a | 0, 0x27d4eb2d) ^
      Math.imul(b | 0, 0x165667b1) ^
      Math.imul(salt | 0, 0x9e3779b1)) |
    0;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const wrap = (i: number, period: number) => (period > 0 ? ((i % period) + period) % period : i);
const fade = (t: number) => t * t * (3 - 2 * t);

/** Value noise from -1 to 1; repeats after `period` cells along `u`, for wrapping round a cylinder. */
export function noise2(u: number, v: number, salt = 0, period = 0): number {
  const iu = Math.floor(u);
  const iv = Math.floor(v);
  const fu = fade(u - iu);
  const fv = fade(v - iv);
  const left = wrap(iu, period);
  const right = wrap(iu + 1, period);
  const a = hash2(left, iv, salt);
  const b = hash2(right, iv, salt);
  const c = hash2(left, iv + 1, salt);
  const d = hash2(right, iv + 1, salt);
  const top = a + (b - a) * fu;
  return (top + (c + (d - c) * fu - top) * fv) * 2 - 1;
}

/** Several octaves of noise, about -1 to 1. */
export function cloud(u: number, v: number, octaves: number, salt = 0): number {
  let sum = 0;
  let weight = 0.5;
  let f = 1;
  for (let i = 0; i < octaves; i += 1) {
    sum += noise2(u * f, v * f, salt + i) * weight;
    weight *= 0.5;
    f *= 2.03;
  }
  return sum;
}

/**
 * The points of one pixel: evenly spread low-discrepancy samples, shifted per pixel so that what
 * noise is left looks like fine grain and not like a pattern.
 */
export class Sampler {
  private dimension = 0;
  private x = 0;
  private y = 0;
  private n = 0;

  start(x: number, y: number, n: number): void {
    this.x = x;
    this.y = y;
    this.n = n;
    this.dimension = 0;
  }

  /** The next pair of numbers from 0 to 1. */
  next(): [number, number] {
    const d = (this.dimension += 1);
    const a = hash2(this.x, this.y, d * 2) + this.n * 0.7548776662466927;
    const b = hash2(this.x, this.y, d * 2 + 1) + this.n * 0.5698402909980532;
    return [a - Math.floor(a), b - Math.floor(b)];
  }
}
