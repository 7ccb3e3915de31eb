interface Point {
  x: number;
  y: number;
}

/**
 * How far points lie from the middle of a picture, to either side and up or down.
 * @throws {RangeError} where there are none
 */
export function farthestOf(points: readonly Point[]): Point {
  if (points.length === 0) throw new RangeError('nothing to be seen');
  const farthest = { x: 0, y: 0 };
  for (const { x, y } of points) {
    farthest.x = Math.max(farthest.x, Math.abs(x));
    farthest.y = Math.max(farthest.y, Math.abs(y));
  }
  return farthest;
}
