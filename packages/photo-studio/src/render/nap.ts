import { hash2, noise2 } from './random.ts';
import { add, basis, cross, dot, normalize, scale, smoothstep, sub, vec } from './vector.ts';
import type { Vec } from './vector.ts';

/** How a pile of fibres (or a foam) is made. Lengths in centimetres. */
export interface NapSpec {
  readonly length: number;
  /** Distance from fibre to fibre at the root. */
  readonly spacing: number;
  /** Fibre radius at the root, as a share of the spacing. */
  readonly thickness: number;
  /** How far fibres lean together, as a share of their length, and how wide such a tuft is. */
  readonly lean: number;
  readonly tuft: number;
  /** Foam has pores where a pile has fibres. */
  readonly foam?: boolean;
  /** Light that stays between the fibres: 0 leaves deep shadows, 1 none. */
  readonly glow: number;
  /** Linear colour of the fibre rooted at (around, along), with a random number of its own. */
  readonly color: (around: number, along: number, random: number) => Vec;
}

export interface NapHit {
  t: number;
  normal: Vec;
  color: Vec;
  /** 0 at the root, where little light comes, 1 at the tips. */
  open: number;
}

/** How deep the pores of foam go, in centimetres. */
const PORE_DEPTH = 0.09;

const fraction = (bits: number, shift: number) => ((bits >>> shift) & 1023) / 1023;

/**
 * A pile around a cylinder. Fibres are not modelled one by one: a ray walks through the layer and
 * asks at each step whether it stands inside the fibre of the cell it is in.
 */
export class Nap {
  readonly outer: number;
  private readonly p: Vec;
  private readonly q: Vec;
  private readonly axis: Vec;
  private readonly cells: number;
  private readonly tufts: number;

  constructor(
    readonly spec: NapSpec,
    private readonly origin: Vec,
    axis: Vec,
    private readonly width: number,
    private readonly base: number,
    private readonly salt = 1,
  ) {
    this.axis = normalize(axis);
    [this.p, this.q] = basis(this.axis);
    this.outer = base + spec.length;
    this.cells = Math.max(8, Math.round((2 * Math.PI * base) / spec.spacing));
    this.tufts = Math.max(6, Math.round((2 * Math.PI * base) / spec.tuft));
  }

  /** The same pile somewhere else. */
  moved(point: (p: Vec) => Vec, direction: (d: Vec) => Vec): Nap {
    const { spec, origin, axis, width, base, salt } = this;
    return new Nap(spec, point(origin), direction(axis), width, base, salt);
  }

  /** Points that enclose the pile. */
  extent(): Vec[] {
    const r = vec(this.outer, this.outer, this.outer);
    const far = add(this.origin, scale(this.axis, this.width));
    return [this.origin, far].flatMap((p) => [add(p, r), sub(p, r)]);
  }

  /** Points on the surface, for framing. */
  outline(): Vec[] {
    const out: Vec[] = [];
    for (let i = 0; i < 24; i += 1) {
      const turn = (i / 24) * 2 * Math.PI;
      const around = add(scale(this.p, Math.cos(turn)), scale(this.q, Math.sin(turn)));
      const side = add(this.origin, scale(around, this.outer));
      out.push(side, add(side, scale(this.axis, this.width)));
    }
    return out;
  }

  private local(d: Vec): Vec {
    return vec(dot(d, this.axis), dot(d, this.p), dot(d, this.q));
  }

  /** Where a ray is inside a cylinder of this radius, cut at both ends, or undefined. */
  private span(o: Vec, d: Vec, radius: number): [number, number] | undefined {
    const a = d.y * d.y + d.z * d.z;
    const b = o.y * d.y + o.z * d.z;
    const c = o.y * o.y + o.z * o.z - radius * radius;
    const root = b * b - a * c;
    if (a > 1e-12 && root < 0) return undefined;
    if (a <= 1e-12 && c > 0) return undefined;
    const s = a > 1e-12 ? Math.sqrt(root) : 0;
    let near = a > 1e-12 ? (-b - s) / a : -1e9;
    let far = a > 1e-12 ? (-b + s) / a : 1e9;
    if (Math.abs(d.x) > 1e-9) {
      const e1 = (0 - o.x) / d.x;
      const e2 = (this.width - o.x) / d.x;
      near = Math.max(near, Math.min(e1, e2));
      far = Math.min(far, Math.max(e1, e2));
    } else if (o.x < 0 || o.x > this.width) return undefined;
    near = Math.max(near, 0.001);
    return near < far ? [near, far] : undefined;
  }

  /** The nap as a plain cylinder, for shadows and reflections: the distance, or Infinity. */
  solid(origin: Vec, direction: Vec): number {
    const o = this.local(sub(origin, this.origin));
    const d = this.local(direction);
    const span = this.span(o, d, this.base + this.spec.length * 0.82);
    return span && this.radiusAt(o, d, span[0]) >= this.base ? span[0] : Infinity;
  }

  /** Distance from the axis; inside the core there is no pile, the ray came in through an end. */
  private radiusAt(o: Vec, d: Vec, t: number): number {
    return Math.hypot(o.y + d.y * t, o.z + d.z * t);
  }

  /** The normal and mean colour of the plain cylinder. */
  solidAt(point: Vec): { normal: Vec; color: Vec } {
    const l = this.local(sub(point, this.origin));
    const r = Math.hypot(l.y, l.z) || 1;
    const normal = add(scale(this.p, l.y / r), scale(this.q, l.z / r));
    return { normal, color: this.spec.color(Math.atan2(l.z, l.y) * this.base, l.x, 0.5) };
  }

  /** Walks a ray through the pile; `jitter` (0 to 1) moves the first step. */
  intersect(origin: Vec, direction: Vec, limit: number, jitter: number): NapHit | undefined {
    const o = this.local(sub(origin, this.origin));
    const d = this.local(direction);
    const span = this.span(o, d, this.outer);
    if (!span || this.radiusAt(o, d, span[0]) < this.base) return undefined;
    const { spec, base, width } = this;
    const step = spec.spacing * (spec.foam ? 0.3 : 0.38);
    const end = Math.min(span[1], limit);
    const cell = (2 * Math.PI) / this.cells;
    let leanU = 0;
    let leanV = 0;
    let count = 0;
    for (let t = span[0] + step * jitter; t < end; t += step) {
      const [x, y, z] = [o.x + d.x * t, o.y + d.y * t, o.z + d.z * t];
      const r = Math.sqrt(y * y + z * z);
      if (r < base) return this.finish(t, o, d, 0, 0, 0);
      const edge = Math.min(x, width - x);
      const tall = spec.length * (0.45 + 0.55 * smoothstep(0, spec.length * 0.8 + 0.1, edge));
      const h = (r - base) / tall;
      if (h > 1) continue;
      const angle = Math.atan2(z, y);
      if (count % 4 === 0) {
        const tu = (angle / (2 * Math.PI) + 0.5) * this.tufts;
        const tv = x / spec.tuft;
        leanU =
          noise2(tu, tv, this.salt, this.tufts) +
          0.6 * noise2(tu * 3, tv * 3, this.salt + 9, this.tufts * 3);
        leanV =
          noise2(tu, tv, this.salt + 5, this.tufts) +
          0.6 * noise2(tu * 3, tv * 3, this.salt + 7, this.tufts * 3);
        leanV += (smoothstep(0.8, 0, x) - smoothstep(0.8, 0, width - x)) * -0.5;
      }
      count += 1;
      const bend = spec.lean * spec.length * h * h;
      const cu = (angle + (leanU * bend) / base) / cell;
      const cv = (x + leanV * bend) / spec.spacing + (Math.floor(cu) & 1) * 0.5;
      const iu = Math.floor(cu);
      const iv = Math.floor(cv);
      const bits =
        (hash2(((iu % this.cells) + this.cells) % this.cells, iv, this.salt) * 4294967296) >>> 0;
      const du = cu - iu - 0.5 - (fraction(bits, 0) - 0.5) * 0.5;
      const dv = cv - iv - 0.5 - (fraction(bits, 10) - 0.5) * 0.5;
      const reach = Math.sqrt(du * du + dv * dv);
      if (spec.foam) {
        const pore = 0.1 + 0.3 * fraction(bits, 20);
        const hole = 1 - smoothstep(pore * 0.7, pore, reach);
        const deep = ((1 - h) * spec.length) / PORE_DEPTH;
        if (deep > hole * Math.min(1, pore * 3)) {
          const wall = 1.4 * hole;
          return this.finish(
            t,
            o,
            d,
            du * wall,
            dv * wall,
            1 - 0.85 * Math.min(1, deep),
            iu,
            iv,
            bits,
          );
        }
        continue;
      }
      const top = 0.72 + 0.28 * fraction(bits, 20);
      if (h < top && reach < spec.thickness * (1.15 - (0.75 * h) / top))
        return this.finish(
          t,
          o,
          d,
          leanU * spec.lean * h * 0.5 + du * 0.9,
          leanV * spec.lean * h * 0.5 + dv * 0.9,
          h / top,
          iu,
          iv,
          bits,
        );
    }
    return undefined;
  }

  private finish(
    t: number,
    o: Vec,
    d: Vec,
    tiltU: number,
    tiltV: number,
    h: number,
    iu = 0,
    iv = 0,
    bits = 512,
  ): NapHit {
    const x = o.x + d.x * t;
    const y = o.y + d.y * t;
    const z = o.z + d.z * t;
    const r = Math.hypot(y, z) || 1;
    const out = add(scale(this.p, y / r), scale(this.q, z / r));
    const around = cross(this.axis, out);
    const normal = normalize(add(add(out, scale(around, tiltU)), scale(this.axis, tiltV)));
    const rootU = h > 0 ? iu * this.spec.spacing : Math.atan2(z, y) * this.base;
    const rootV = h > 0 ? iv * this.spec.spacing : x;
    const color = this.spec.color(rootU, rootV, fraction(bits, 5));
    return { t, normal, color, open: h };
  }
}
