import type { Model } from './scene.ts';
import { add, cross, dot, normalize, scale, sub, vec } from './vector.ts';
import type { Vec } from './vector.ts';

export interface View {
  readonly from: Vec;
  readonly at: Vec;
  /** Height of the picture in degrees: small angles are long lenses. */
  readonly angle: number;
}

export class Camera {
  readonly from: Vec;
  private readonly ahead: Vec;
  readonly right: Vec;
  readonly up: Vec;
  private readonly reach: number;

  constructor(view: View) {
    this.from = view.from;
    this.ahead = normalize(sub(view.at, view.from));
    const level = Math.abs(this.ahead.y) > 0.999 ? vec(0, 0, -1) : vec(0, 1, 0);
    this.right = normalize(cross(this.ahead, level));
    this.up = cross(this.right, this.ahead);
    this.reach = Math.tan((view.angle * Math.PI) / 360);
  }

  /** The ray through a place in the picture, measured from its middle in half heights. */
  ray(x: number, y: number): Vec {
    const side = add(scale(this.right, x * this.reach), scale(this.up, y * this.reach));
    return normalize(add(this.ahead, side));
  }

  /** The place of a point in the picture, as `ray` takes it. */
  project(p: Vec): { x: number; y: number } {
    const d = sub(p, this.from);
    const deep = dot(d, this.ahead) * this.reach;
    return { x: dot(d, this.right) / deep, y: dot(d, this.up) / deep };
  }
}

export interface Framing {
  /** Degrees above the floor and, turning to the right, around the model. */
  readonly elevation: number;
  readonly azimuth?: number;
  readonly angle?: number;
  /** Share of the picture that the model fills, in its tighter direction; above 1 it is cut. */
  readonly fill?: number;
  /** Height of the picture in centimetres at the model's middle, instead of filling it. */
  readonly span?: number;
  /** Width over height. */
  readonly aspect?: number;
  /** Moves the model in the picture, in half heights; shadows fall to the right, so a bit left. */
  readonly nudge?: readonly [x: number, y: number];
}

/** Centimetres from which the camera begins to look for its place; long things need more. */
const NEAREST_START = 120;
const LONG = 100;

/** How far apart the outermost points are along x, for things that are longer than a metre. */
const longest = (points: readonly Vec[]): number => {
  const along = points.map(({ x }) => x);
  const length =
    along.reduce((a, b) => Math.max(a, b), -Infinity) -
    along.reduce((a, b) => Math.min(a, b), Infinity);
  return length > LONG ? length : 0;
};

/** Stands the camera so that the model fills the picture. */
export function fit(model: Model, framing: Framing): View {
  const {
    elevation,
    azimuth = 1,
    angle = 16,
    fill = 0.86,
    span,
    aspect = 4 / 3,
    nudge = [-0.04, 0.01],
  } = framing;
  const corners = new Set<Vec>();
  for (const { a, c } of model.triangles) corners.add(a).add(c);
  const points = [...corners];
  for (const nap of model.naps) points.push(...nap.outline());
  const [e, a] = [(elevation * Math.PI) / 180, (azimuth * Math.PI) / 180];
  const direction = vec(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
  let at = vec(0, 0, 0);
  const reach = Math.tan((angle * Math.PI) / 360);
  let distance =
    span === undefined ? Math.max(NEAREST_START, 2 * longest(points)) : span / 2 / reach;
  for (let round = 0; round < 8; round += 1) {
    const camera = new Camera({ from: add(at, scale(direction, distance)), at, angle });
    let [x1, x2, y1, y2] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const p of points) {
      const { x, y } = camera.project(p);
      x1 = Math.min(x1, x);
      x2 = Math.max(x2, x);
      y1 = Math.min(y1, y);
      y2 = Math.max(y2, y);
    }
    const [dx, dy] = [(x1 + x2) / 2 - nudge[0], (y1 + y2) / 2 - nudge[1]];
    const side = add(scale(camera.right, dx), scale(camera.up, dy));
    at = add(at, scale(side, distance * reach));
    if (span === undefined) distance *= Math.max((x2 - x1) / 2 / aspect, (y2 - y1) / 2) / fill;
  }
  return { from: add(at, scale(direction, distance)), at, angle };
}
