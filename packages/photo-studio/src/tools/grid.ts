import { plastic } from '../render/material.ts';
import { tube, bentPath } from '../render/mesh.ts';
import type { Triangle } from '../render/mesh.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { vec } from '../render/vector.ts';
import type { Vec } from '../render/vector.ts';

/** A wipe-off grid for a bucket, lying flat: width along x, length along z, centimetres. */
export function paintGrid(width: number, length: number, color: string): Model {
  const material = plastic(color, 0.36);
  const [w, l] = [width / 2, length / 2];
  const y = 0.55;
  const parts: Triangle[][] = [];
  const rim = bentPath(
    [vec(0, y, -l), vec(w, y, -l), vec(w, y, l), vec(-w, y, l), vec(-w, y, -l), vec(0, y, -l)],
    2.2,
    8,
  );
  parts.push(tube(rim, 0.5, material, 16));
  for (const slope of [1, -1])
    for (let c = -(w + l); c <= w + l; c += 2.7) {
      const ends = crossing(w - 0.2, l - 0.2, slope, c);
      if (ends)
        parts.push(
          tube(
            [ends[0], ends[1]].map((p) => vec(p.x, y + 0.12 * slope, p.z)),
            0.26,
            material,
            10,
          ),
        );
    }
  for (const side of [-1, 1]) {
    const x = side * w * 0.62;
    const hook = bentPath(
      [
        vec(x, y, -l + 0.2),
        vec(x, y, -l - 2.2),
        vec(x, y + 2.4, -l - 2.2),
        vec(x, y + 2.4, -l - 0.9),
      ],
      0.9,
      6,
    );
    parts.push(tube(hook, 0.42, material, 14));
  }
  return solid(...parts);
}

/** Where the line z = slope * x + c leaves the rectangle. */
function crossing(w: number, l: number, slope: number, c: number): [Vec, Vec] | undefined {
  const at = (x: number) => vec(x, 0, slope * x + c);
  const x1 = Math.max(-w, Math.min((-l - c) / slope, (l - c) / slope));
  const x2 = Math.min(w, Math.max((-l - c) / slope, (l - c) / slope));
  return x2 - x1 > 0.6 ? [at(x1), at(x2)] : undefined;
}
