export type Point = readonly [number, number];

/** A coordinate with one decimal, which is finer than a pixel of the finished picture. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair([x, y]: Point): string {
  return `${coordinate(x)},${coordinate(y)}`;
}

function at(points: readonly Point[], index: number): Point {
  const point = points[index];
  if (!point) throw new Error(`No point ${index} of ${points.length}`);
  return point;
}

function segment(before: Point, from: Point, to: Point, after: Point): string {
  const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return `C${pair(first)} ${pair(second)} ${pair(to)}`;
}

/** Path data of a smooth closed shape through the points. */
export function smoothShape(points: readonly Point[]): string {
  const count = points.length;
  let path = `M${pair(at(points, 0))}`;
  for (let index = 0; index < count; index += 1) {
    path += segment(
      at(points, (index - 1 + count) % count),
      at(points, index),
      at(points, (index + 1) % count),
      at(points, (index + 2) % count),
    );
  }
  return `${path}Z`;
}

/** Points on the smooth line through the given ones, evenly spread over its sections. */
export function sampleLine(points: readonly Point[], count: number): Point[] {
  const last = points.length - 1;
  return Array.from({ length: count }, (_, step) => alongLine(points, (step / (count - 1)) * last));
}

/** The point on the smooth line at a position of 0 (first point) to points.length - 1. */
export function alongLine(points: readonly Point[], position: number): Point {
  const last = points.length - 1;
  const index = Math.max(0, Math.min(last - 1, Math.floor(position)));
  const t = position - index;
  const [before, from, to, after] = [
    at(points, Math.max(0, index - 1)),
    at(points, index),
    at(points, index + 1),
    at(points, Math.min(last, index + 2)),
  ];
  const axis = (k: 0 | 1): number =>
    0.5 *
    (2 * from[k] +
      (to[k] - before[k]) * t +
      (2 * before[k] - 5 * from[k] + 4 * to[k] - after[k]) * t * t +
      (3 * from[k] - before[k] - 3 * to[k] + after[k]) * t * t * t);
  return [axis(0), axis(1)];
}

/** The point between two points: 0 is the first, 1 the second. */
export function betweenPoints(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The whole outline from its right half, which runs from the top of the middle to its bottom. */
export function mirrored(half: readonly Point[]): Point[] {
  const left = half
    .slice(1, -1)
    .map(([x, y]): Point => [-x, y])
    .reverse();
  return [...half, ...left];
}

/** A closed band along a line; the width (in full) is asked for at 0 (start) to 1 (end). */
export function ribbon(line: readonly Point[], widthAt: (share: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = line.length - 1;
  line.forEach((point, index) => {
    const previous = at(line, Math.max(0, index - 1));
    const next = at(line, Math.min(last, index + 1));
    const length = Math.hypot(next[0] - previous[0], next[1] - previous[1]) || 1;
    const normal: Point = [-(next[1] - previous[1]) / length, (next[0] - previous[0]) / length];
    const half = widthAt(index / last) / 2;
    left.push([point[0] + normal[0] * half, point[1] + normal[1] * half]);
    right.push([point[0] - normal[0] * half, point[1] - normal[1] * half]);
  });
  return smoothShape([...left, ...right.reverse()]);
}

/** The line with a sideways wave that grows from its start to its end. */
export function waved(line: readonly Point[], depth: number, waves: number, phase: number): Point[] {
  const last = line.length - 1;
  return line.map((point, index) => {
    const share = index / last;
    const swing = Math.sin(share * waves * Math.PI * 2 + phase) * depth * Math.min(1, share * 2.2);
    return [point[0] + swing, point[1]];
  });
}

/** A factor with three decimals. */
export function ratio(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
