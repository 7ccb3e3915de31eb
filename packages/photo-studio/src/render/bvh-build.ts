import type { Triangle } from './mesh.ts';

/** Numbers per triangle: one corner and the two edges that leave it. */
export const TRIANGLE_SIZE = 9;
/** Numbers per node: box (6), then either [left, right, axis] or [first, count, -1]. */
export const NODE_SIZE = 9;
const LEAF = 3;
const BINS = 10;

export interface Tree {
  readonly nodes: Float64Array;
  readonly corners: Float64Array;
  /** Triangles in the order of the leaves. */
  readonly triangles: readonly Triangle[];
}

/** Sorts triangles into boxes within boxes, cutting where the two halves are smallest. */
export function buildTree(triangles: readonly Triangle[]): Tree {
  const count = triangles.length;
  const bounds = new Float64Array(count * 6);
  triangles.forEach(({ a, b, c }, i) => {
    bounds[i * 6] = Math.min(a.x, b.x, c.x);
    bounds[i * 6 + 1] = Math.min(a.y, b.y, c.y);
    bounds[i * 6 + 2] = Math.min(a.z, b.z, c.z);
    bounds[i * 6 + 3] = Math.max(a.x, b.x, c.x);
    bounds[i * 6 + 4] = Math.max(a.y, b.y, c.y);
    bounds[i * 6 + 5] = Math.max(a.z, b.z, c.z);
  });
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const nodes = new Float64Array(Math.max(1, count) * 2 * NODE_SIZE);
  const used = divide({ bounds, order, nodes }, 0, count, { next: 1 }, 0);
  const sorted: Triangle[] = [];
  const corners = new Float64Array(count * TRIANGLE_SIZE);
  order.forEach((source, i) => {
    const triangle = triangles[source];
    if (!triangle) return;
    const { a, b, c } = triangle;
    sorted.push(triangle);
    corners.set(
      [a.x, a.y, a.z, b.x - a.x, b.y - a.y, b.z - a.z, c.x - a.x, c.y - a.y, c.z - a.z],
      i * TRIANGLE_SIZE,
    );
  });
  return { nodes: nodes.slice(0, used * NODE_SIZE), corners, triangles: sorted };
}

interface Work {
  readonly bounds: Float64Array;
  readonly order: Uint32Array;
  readonly nodes: Float64Array;
}

function emptyBox(): Float64Array {
  return new Float64Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);
}

function grow(box: Float64Array, from: Float64Array, at: number): void {
  for (let i = 0; i < 3; i += 1) {
    box[i] = Math.min(box[i] ?? 0, from[at + i] ?? 0);
    box[i + 3] = Math.max(box[i + 3] ?? 0, from[at + i + 3] ?? 0);
  }
}

function area(box: Float64Array): number {
  const w = (box[3] ?? 0) - (box[0] ?? 0);
  const h = (box[4] ?? 0) - (box[1] ?? 0);
  const d = (box[5] ?? 0) - (box[2] ?? 0);
  return w >= 0 ? w * h + h * d + d * w : 0;
}

/** Writes the node for a run of `order` and returns how many nodes are in use. */
function divide(
  work: Work,
  start: number,
  end: number,
  slots: { next: number },
  node: number,
): number {
  const { bounds, order, nodes } = work;
  const box = emptyBox();
  for (let i = start; i < end; i += 1) grow(box, bounds, (order[i] ?? 0) * 6);
  nodes.set(box, node * NODE_SIZE);
  const axis = longest(box);
  const middle = end - start > LEAF ? split(work, start, end, box, axis) : start;
  if (middle === start) {
    nodes.set([start, end - start, -1], node * NODE_SIZE + 6);
    return slots.next;
  }
  const left = slots.next;
  slots.next += 2;
  nodes.set([left, left + 1, axis], node * NODE_SIZE + 6);
  divide(work, start, middle, slots, left);
  divide(work, middle, end, slots, left + 1);
  return slots.next;
}

function longest(box: Float64Array): number {
  const size = (i: number) => (box[i + 3] ?? 0) - (box[i] ?? 0);
  if (size(0) > size(1) && size(0) > size(2)) return 0;
  return size(1) > size(2) ? 1 : 2;
}

/** Orders the run around the best cut along the axis and returns where the second half begins. */
function split(work: Work, start: number, end: number, box: Float64Array, axis: number): number {
  const { bounds, order } = work;
  const low = box[axis] ?? 0;
  const span = Math.max(1e-12, (box[axis + 3] ?? 0) - low);
  const binOf = (triangle: number) => {
    const at = ((bounds[triangle * 6 + axis] ?? 0) + (bounds[triangle * 6 + axis + 3] ?? 0)) / 2;
    return Math.min(BINS - 1, Math.floor(((at - low) / span) * BINS));
  };
  const best = bestCut(work, start, end, binOf);
  let i = start;
  let j = end - 1;
  while (i <= j) {
    const here = order[i] ?? 0;
    if (binOf(here) < best) i += 1;
    else {
      order[i] = order[j] ?? 0;
      order[j] = here;
      j -= 1;
    }
  }
  if (i > start && i < end) return i;
  return (start + end) >> 1;
}

function bestCut(
  { bounds, order }: Work,
  start: number,
  end: number,
  binOf: (t: number) => number,
): number {
  const boxes = Array.from({ length: BINS }, emptyBox);
  const counts = new Array<number>(BINS).fill(0);
  for (let i = start; i < end; i += 1) {
    const triangle = order[i] ?? 0;
    const bin = binOf(triangle);
    counts[bin] = (counts[bin] ?? 0) + 1;
    const target = boxes[bin];
    if (target) grow(target, bounds, triangle * 6);
  }
  let [best, least] = [BINS >> 1, Infinity];
  for (let cut = 1; cut < BINS; cut += 1) {
    const half = (from: number, to: number) => {
      const sum = emptyBox();
      let n = 0;
      for (let b = from; b < to; b += 1) {
        const part = boxes[b];
        if (part && (counts[b] ?? 0) > 0) grow(sum, part, 0);
        n += counts[b] ?? 0;
      }
      return area(sum) * n;
    };
    const cost = half(0, cut) + half(cut, BINS);
    if (cost < least) [best, least] = [cut, cost];
  }
  return best;
}
