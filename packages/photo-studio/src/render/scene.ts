import { Bvh, MeshHit } from './bvh.ts';
import type { Material } from './material.ts';
import type { Triangle } from './mesh.ts';
import type { Nap } from './nap.ts';
import { add, cross, dot, mix, normalize, scale, sub, vec } from './vector.ts';
import type { Vec } from './vector.ts';

/** What a picture is made of: hard parts, and piles of fibres. */
export interface Model {
  readonly triangles: readonly Triangle[];
  readonly naps: readonly Nap[];
}

export const join = (...models: readonly Model[]): Model => ({
  triangles: models.flatMap((m) => m.triangles),
  naps: models.flatMap((m) => m.naps),
});

export const solid = (...parts: readonly (readonly Triangle[])[]): Model => ({
  triangles: parts.flat(),
  naps: [],
});

/** What a ray met, ready to be lit. */
export interface Contact {
  readonly t: number;
  readonly point: Vec;
  readonly normal: Vec;
  readonly color: Vec;
  /** Undefined for fibres, which have no shine of their own. */
  readonly material: Material | undefined;
  /** Share of the dome that fibres around leave open. */
  readonly open: number;
  readonly glow: number;
  readonly nap: Nap | undefined;
}

export class Scene {
  private readonly mesh: Bvh | undefined;
  private readonly naps: readonly Nap[];
  private readonly bounds: { low: Vec; high: Vec };

  constructor(model: Model) {
    this.mesh = model.triangles.length > 0 ? new Bvh(model.triangles) : undefined;
    this.naps = model.naps;
    let [x1, y1, z1, x2, y2, z2] = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    const corners = model.naps.flatMap((nap) => nap.extent());
    for (const t of model.triangles) corners.push(t.a);
    for (const p of corners) {
      [x1, y1, z1] = [Math.min(x1, p.x), Math.min(y1, p.y), Math.min(z1, p.z)];
      [x2, y2, z2] = [Math.max(x2, p.x), Math.max(y2, p.y), Math.max(z2, p.z)];
    }
    this.bounds = { low: vec(x1, y1, z1), high: vec(x2, y2, z2) };
  }

  /** The first thing on a ray. Fibres are walked through only when `fine`. */
  trace(o: Vec, d: Vec, fine: boolean, jitter: number): Contact | undefined {
    const hit = new MeshHit();
    this.mesh?.intersect(o, d, hit, false);
    let contact: Contact | undefined;
    for (const nap of this.naps) {
      const limit = contact ? contact.t : hit.t;
      const found = fine ? fibre(nap, o, d, limit, jitter) : cylinder(nap, o, d, limit);
      if (found) contact = found;
    }
    return contact ?? (hit.triangle ? hardContact(o, d, hit, hit.triangle) : undefined);
  }

  /** Whether the floor at a point may be darkened at all: near the models, or in their shadow. */
  shades(point: Vec, reach: number): boolean {
    const { low, high } = this.bounds;
    const [fallX, fallZ] = [high.y * 1.6, high.y * 1.3];
    return (
      point.x > low.x - reach &&
      point.x < high.x + Math.max(reach, fallX) &&
      point.z > low.z - Math.max(reach, fallZ) &&
      point.z < high.z + reach
    );
  }

  /** Whether anything stands between a point and a light; `own` is the pile the point is in. */
  blocked(o: Vec, d: Vec, own: Nap | undefined): boolean {
    for (const nap of this.naps) if (nap !== own && nap.solid(o, d) < Infinity) return true;
    return this.mesh?.intersect(o, d, new MeshHit(), true) ?? false;
  }
}

function fibre(nap: Nap, o: Vec, d: Vec, limit: number, jitter: number): Contact | undefined {
  const found = nap.intersect(o, d, limit, jitter);
  if (!found || found.t >= limit) return undefined;
  const { t, normal, color, open } = found;
  const point = add(o, scale(d, t));
  return { t, point, normal, color, material: undefined, open, glow: nap.spec.glow, nap };
}

function cylinder(nap: Nap, o: Vec, d: Vec, limit: number): Contact | undefined {
  const t = nap.solid(o, d);
  if (t >= limit) return undefined;
  const point = add(o, scale(d, t));
  return {
    t,
    point,
    ...nap.solidAt(point),
    material: undefined,
    open: 0.7,
    glow: nap.spec.glow,
    nap,
  };
}

function hardContact(o: Vec, d: Vec, hit: MeshHit, f: Triangle): Contact {
  const { u, v, t } = hit;
  const w = 1 - u - v;
  const point = add(o, scale(d, t));
  let face = normalize(cross(sub(f.b, f.a), sub(f.c, f.a)));
  if (dot(face, d) > 0) face = scale(face, -1);
  let normal = add(add(scale(f.na, w), scale(f.nb, u)), scale(f.nc, v));
  normal = normalize(dot(normal, face) < 0 ? scale(normal, -1) : normal);
  const at = {
    position: point,
    u: f.ua[0] * w + f.ub[0] * u + f.uc[0] * v,
    v: f.ua[1] * w + f.ub[1] * u + f.uc[1] * v,
  };
  const { material } = f;
  if (material.bump) normal = normalize(add(normal, material.bump(at)));
  // A normal that faces away from the eye would light the far side of the part.
  if (dot(normal, d) > -0.02) normal = normalize(mix(normal, face, 0.6));
  const color = typeof material.color === 'function' ? material.color(at) : material.color;
  return { t, point, normal, color, material, open: 1, glow: 0, nap: undefined };
}
