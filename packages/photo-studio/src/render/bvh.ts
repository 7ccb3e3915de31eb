import { NODE_SIZE, TRIANGLE_SIZE, buildTree } from './bvh-build.ts';
import type { Tree } from './bvh-build.ts';
import type { Triangle } from './mesh.ts';
import type { Vec } from './vector.ts';

/** The nearest triangle a ray has met so far. */
export class MeshHit {
  t = Infinity;
  u = 0;
  v = 0;
  triangle: Triangle | undefined;
}

const inverse = (x: number) => 1 / (x < 1e-9 && x > -1e-9 ? 1e-9 : x);

/**
 * Finds the triangles on a ray. Numbers lie in flat arrays and the walk keeps its own stack: this
 * is where nearly all the time of a picture goes.
 */
export class Bvh {
  private readonly tree: Tree;
  private readonly stack = new Int32Array(128);

  constructor(triangles: readonly Triangle[]) {
    this.tree = buildTree(triangles);
  }

  /** Narrows `hit` to the nearest triangle; with `any`, stops at the first (for shadows). */
  intersect(o: Vec, d: Vec, hit: MeshHit, any: boolean): boolean {
    const { nodes } = this.tree;
    const { stack } = this;
    const ox = o.x;
    const oy = o.y;
    const oz = o.z;
    const ix = inverse(d.x);
    const iy = inverse(d.y);
    const iz = inverse(d.z);
    let found = false;
    let depth = 1;
    stack[0] = 0;
    while (depth > 0) {
      depth -= 1;
      const n = (stack[depth] ?? 0) * NODE_SIZE;
      const x1 = ((nodes[n] ?? 0) - ox) * ix;
      const x2 = ((nodes[n + 3] ?? 0) - ox) * ix;
      let start = x1 < x2 ? x1 : x2;
      let end = x1 < x2 ? x2 : x1;
      const y1 = ((nodes[n + 1] ?? 0) - oy) * iy;
      const y2 = ((nodes[n + 4] ?? 0) - oy) * iy;
      const yn = y1 < y2 ? y1 : y2;
      const yf = y1 < y2 ? y2 : y1;
      if (yn > start) start = yn;
      if (yf < end) end = yf;
      const z1 = ((nodes[n + 2] ?? 0) - oz) * iz;
      const z2 = ((nodes[n + 5] ?? 0) - oz) * iz;
      const zn = z1 < z2 ? z1 : z2;
      const zf = z1 < z2 ? z2 : z1;
      if (zn > start) start = zn;
      if (zf < end) end = zf;
      if (start > end || end < 0 || start > hit.t) continue;
      const left = nodes[n + 6] ?? 0;
      const right = nodes[n + 7] ?? 0;
      const axis = nodes[n + 8] ?? 0;
      if (axis < 0) {
        if (this.leaf(o, d, hit, left, left + right)) {
          found = true;
          if (any) return true;
        }
        continue;
      }
      const forward = axis === 0 ? ix > 0 : axis === 1 ? iy > 0 : iz > 0;
      stack[depth] = forward ? right : left;
      stack[depth + 1] = forward ? left : right;
      depth += 2;
    }
    return found;
  }

  private leaf(o: Vec, d: Vec, hit: MeshHit, start: number, end: number): boolean {
    const { corners, triangles } = this.tree;
    let found = false;
    for (let i = start; i < end; i += 1) {
      const at = i * TRIANGLE_SIZE;
      const px = corners[at + 3] ?? 0;
      const py = corners[at + 4] ?? 0;
      const pz = corners[at + 5] ?? 0;
      const qx = corners[at + 6] ?? 0;
      const qy = corners[at + 7] ?? 0;
      const qz = corners[at + 8] ?? 0;
      const hx = d.y * qz - d.z * qy;
      const hy = d.z * qx - d.x * qz;
      const hz = d.x * qy - d.y * qx;
      const det = px * hx + py * hy + pz * hz;
      if (det > -1e-12 && det < 1e-12) continue;
      const f = 1 / det;
      const sx = o.x - (corners[at] ?? 0);
      const sy = o.y - (corners[at + 1] ?? 0);
      const sz = o.z - (corners[at + 2] ?? 0);
      const u = f * (sx * hx + sy * hy + sz * hz);
      if (u < 0 || u > 1) continue;
      const kx = sy * pz - sz * py;
      const ky = sz * px - sx * pz;
      const kz = sx * py - sy * px;
      const v = f * (d.x * kx + d.y * ky + d.z * kz);
      if (v < 0 || u + v > 1) continue;
      const t = f * (qx * kx + qy * ky + qz * kz);
      if (t < 1e-4 || t >= hit.t) continue;
      hit.t = t;
      hit.u = u;
      hit.v = v;
      hit.triangle = triangles[i];
      found = true;
    }
    return found;
  }
}
