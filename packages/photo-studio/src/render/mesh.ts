import type { Material } from './material.ts';
import { add, basis, cross, dot, length, mix, normalize, scale, sub, vec } from './vector.ts';
import type { Vec } from './vector.ts';

/** One triangle with a normal and a texture position at each corner. */
export interface Triangle {
  readonly a: Vec;
  readonly b: Vec;
  readonly c: Vec;
  readonly na: Vec;
  readonly nb: Vec;
  readonly nc: Vec;
  readonly ua: readonly [number, number];
  readonly ub: readonly [number, number];
  readonly uc: readonly [number, number];
  readonly material: Material;
}

interface Corner {
  p: Vec;
  n: Vec;
  uv: readonly [number, number];
}

/**
 * A smooth surface through `f(u, v)`, both from 0 to 1, cut into `nu` by `nv` cells. With
 * `closed`, u = 1 meets u = 0 without a seam.
 */
export function surface(
  nu: number,
  nv: number,
  f: (u: number, v: number) => Vec,
  material: Material,
  closed = false,
): Triangle[] {
  const points: Vec[] = [];
  for (let j = 0; j <= nv; j += 1)
    for (let i = 0; i <= nu; i += 1) points.push(f(closed && i === nu ? 0 : i / nu, j / nv));
  const zero = vec(0, 0, 0);
  const at = (i: number, j: number) => points[j * (nu + 1) + i] ?? zero;
  const corner = (i: number, j: number): Corner => {
    const before = closed && i === 0 ? nu - 1 : Math.max(0, i - 1);
    const after = closed && i === nu ? 1 : Math.min(nu, i + 1);
    const du = sub(at(after, j), at(before, j));
    const dv = sub(at(i, Math.min(nv, j + 1)), at(i, Math.max(0, j - 1)));
    return { p: at(i, j), n: normalize(cross(du, dv)), uv: [i / nu, j / nv] };
  };
  const corners: Corner[] = [];
  for (let j = 0; j <= nv; j += 1) for (let i = 0; i <= nu; i += 1) corners.push(corner(i, j));
  const out: Triangle[] = [];
  for (let j = 0; j < nv; j += 1)
    for (let i = 0; i < nu; i += 1) {
      const [q, r] = [corners[j * (nu + 1) + i], corners[j * (nu + 1) + i + 1]];
      const [s, t] = [corners[(j + 1) * (nu + 1) + i], corners[(j + 1) * (nu + 1) + i + 1]];
      if (!q || !r || !s || !t) continue;
      addFacet(out, [q, r, t], material);
      addFacet(out, [q, t, s], material);
    }
  return out;
}

/** At the tip of a cone the neighbours coincide and leave no normal: take the facet's own. */
const normalOf = ({ n }: Corner, flat: Vec): Vec => (dot(n, n) > 0.5 ? n : flat);

function addFacet(
  out: Triangle[],
  [p, q, r]: readonly [Corner, Corner, Corner],
  material: Material,
): void {
  const face = cross(sub(q.p, p.p), sub(r.p, p.p));
  if (dot(face, face) < 1e-14) return;
  const flat = normalize(face);
  out.push({
    a: p.p,
    b: q.p,
    c: r.p,
    na: normalOf(p, flat),
    nb: normalOf(q, flat),
    nc: normalOf(r, flat),
    ua: p.uv,
    ub: q.uv,
    uc: r.uv,
    material,
  });
}

export type Profile = readonly (readonly [along: number, radius: number])[];

/** Rounds the corners of a profile, so that every edge catches a highlight as real edges do. */
export function rounded(profile: Profile, radius: number, steps = 4): Profile {
  const out: [number, number][] = [];
  profile.forEach(([x, y], i) => {
    const before = profile[i - 1];
    const after = profile[i + 1];
    if (!before || !after) {
      out.push([x, y]);
      return;
    }
    const toward = (p: readonly [number, number], k: number): [number, number] => {
      const size = Math.hypot(p[0] - x, p[1] - y) || 1;
      const cut = Math.min(radius * k, size * 0.45 * k);
      return [x + ((p[0] - x) / size) * cut, y + ((p[1] - y) / size) * cut];
    };
    const [start, end] = [toward(before, 1), toward(after, 1)];
    out.push(toward(before, 1.15));
    for (let s = 0; s <= steps; s += 1) {
      const t = s / steps;
      const [k0, k1, k2] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      out.push([k0 * start[0] + k1 * x + k2 * end[0], k0 * start[1] + k1 * y + k2 * end[1]]);
    }
    out.push(toward(after, 1.15));
  });
  return out;
}

/**
 * Adds points where a line has long straight pieces: slivers across the picture would make the
 * boxes of the tracer overlap, and every ray would have to ask all of them.
 */
function even<Point>(
  line: readonly Point[],
  gap: (a: Point, b: Point) => number,
  between: (a: Point, b: Point, k: number) => Point,
): Point[] {
  const out: Point[] = [];
  line.forEach((point, i) => {
    const before = line[i - 1];
    const parts = before === undefined ? 1 : Math.max(1, Math.ceil(gap(before, point) / LONGEST));
    for (let k = 1; before !== undefined && k < parts; k += 1) {
      out.push(between(before, point, k / parts));
    }
    out.push(point);
  });
  return out;
}

/** Centimetres. */
const LONGEST = 1.2;

/** Turns a profile (distance along the axis, radius) around the axis from `origin` along `axis`. */
export function lathe(
  outline: Profile,
  origin: Vec,
  axis: Vec,
  material: Material,
  segments = 64,
  squash = 1,
): Triangle[] {
  const along = normalize(axis);
  const [p, q] = basis(along);
  const profile = even<Profile[number]>(
    outline,
    (a, b) => Math.abs(a[0] - b[0]),
    (a, b, k) => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k],
  );
  const last = profile.length - 1;
  return surface(
    segments,
    last,
    (u, v) => {
      const [x, r] = profile[Math.round(v * last)] ?? [0, 0];
      const turn = -u * 2 * Math.PI;
      const around = add(scale(p, Math.cos(turn) * r), scale(q, Math.sin(turn) * r * squash));
      return add(add(origin, scale(along, x)), around);
    },
    material,
    true,
  );
}

/** A round bar of even thickness along a path of points. */
export function tube(
  line: readonly Vec[],
  radius: number,
  material: Material,
  segments = 20,
): Triangle[] {
  const zero = vec(0, 0, 0);
  const path = even(line, (a, b) => length(sub(a, b)), mix);
  const last = path.length - 1;
  const frames: { p: Vec; q: Vec }[] = [];
  let side: Vec | undefined;
  for (let i = 0; i <= last; i += 1) {
    const ahead = normalize(
      sub(path[Math.min(last, i + 1)] ?? zero, path[Math.max(0, i - 1)] ?? zero),
    );
    const p: Vec = side ? normalize(sub(side, scale(ahead, dot(side, ahead)))) : basis(ahead)[0];
    side = p;
    frames.push({ p, q: cross(ahead, p) });
  }
  return surface(
    segments,
    last,
    (u, v) => {
      const i = Math.round(v * last);
      const frame = frames[i] ?? { p: zero, q: zero };
      const turn = -u * 2 * Math.PI;
      const around = add(scale(frame.p, Math.cos(turn)), scale(frame.q, Math.sin(turn)));
      return add(path[i] ?? zero, scale(around, radius));
    },
    material,
    true,
  );
}

/** A path through corner points, each corner bent with the given radius as a wire is bent. */
export function bentPath(points: readonly Vec[], radius: number, steps = 14): Vec[] {
  const out: Vec[] = [];
  points.forEach((p, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after) {
      out.push(p);
      return;
    }
    const d1 = normalize(sub(before, p));
    const d2 = normalize(sub(after, p));
    const half = Math.acos(Math.max(-1, Math.min(1, dot(d1, d2)))) / 2;
    const tangent = radius / Math.tan(half);
    const centre = add(p, scale(normalize(add(d1, d2)), radius / Math.sin(half)));
    const from = sub(add(p, scale(d1, tangent)), centre);
    const to = sub(add(p, scale(d2, tangent)), centre);
    const sweep = Math.PI - 2 * half;
    for (let s = 0; s <= steps; s += 1) {
      const t = s / steps;
      const k1 = Math.sin((1 - t) * sweep) / Math.sin(sweep);
      const k2 = Math.sin(t * sweep) / Math.sin(sweep);
      out.push(add(centre, add(scale(from, k1), scale(to, k2))));
    }
  });
  return out;
}
