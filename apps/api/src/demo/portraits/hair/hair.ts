import type { Random } from '../../random';
import { between } from '../../random';
import { toneAt } from '../colour';
import type { Tones } from '../colour';
import type { Person } from '../person';
import { betweenPoints, coordinate as c, ribbon, sampleLine, smoothShape } from '../shape';
import type { Point } from '../shape';

/** What a style of hair is drawn from. */
export type HairInput = {
  readonly person: Person;
  readonly light: 1 | -1;
  readonly tones: Tones;
  readonly random: Random;
};

/** Hair in layers: behind the body, over the face, and the path that throws a shadow on the forehead. */
export type Hair = {
  readonly back: string;
  readonly front: string;
  readonly shadow: string;
  readonly coversEars: boolean;
};

/** How dark hair is at a place, from 0 (lit) to 1 (in shadow). */
export function depthAt({ light }: HairInput, [x, y]: Point): number {
  return Math.max(0.06, Math.min(0.97, 0.47 + (light * x) / 1300 + (y + 60) / 820));
}

/** One lock of hair along a line, coloured by its place in the light. */
export function lock(
  input: HairInput,
  line: readonly Point[],
  width: number,
  tip: number,
  darken = 0,
): string {
  const points = sampleLine(line, Math.max(7, line.length * 2));
  const middle = points[Math.floor(points.length * 0.4)] ?? [0, 0];
  const depth = depthAt(input, middle) + between(input.random, -0.13, 0.13) + darken;
  const shape = ribbon(points, (share) =>
    share < 0.75
      ? width * (0.45 + Math.min(0.55, share * 1.4))
      : width * (tip + (1 - tip) * Math.cos(((share - 0.75) / 0.25) * (Math.PI / 2))),
  );
  return `<path d="${shape}" fill="${toneAt(input.tones, Math.max(0.02, Math.min(1, depth)))}" fill-opacity=".84"/>`;
}

/** Thin lines over a lock, some lit and some dark, which make it read as hair. */
export function strands(input: HairInput, lines: readonly (readonly Point[])[], opacity: number): string {
  let lit = '';
  let dark = '';
  for (const line of lines) {
    const points = sampleLine(line, Math.max(6, line.length + 2));
    const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${c(x)},${c(y)}`).join('');
    if (input.random() > 0.5) lit += path;
    else dark += path;
  }
  return `<path d="${dark}" fill="none" stroke="${input.tones.shade}" stroke-width="1.5" opacity="${c(opacity)}" stroke-linejoin="round" stroke-linecap="round"/><path d="${lit}" fill="none" stroke="url(#sheen)" stroke-width="1.7" opacity="${c(opacity * 1.6)}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** The outer contour of hair on the skull, from the left ear over the top to the right ear. */
export function contour(person: Person, volume: number, low = -2): Point[] {
  const w = person.face.width;
  const right: Point[] = [
    [w * 0.42, -140 - volume * 0.94],
    [w * 0.82, -112 - volume * 0.62],
    [w + 5 + volume * 0.22, -62],
    [w + 4 + volume * 0.1, low],
  ];
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return [...left, [0, -146 - volume], ...right];
}

/** How high the contour of the hair stands above a place across the head. */
export function crownAt(person: Person, volume: number, across: number): number {
  const line = sampleLine(contour(person, volume), 41);
  const next = Math.max(
    1,
    line.findIndex(([x]) => x >= across),
  );
  const from: Point = line[next - 1] ?? [0, 0];
  const to: Point = line[next] ?? [0, 0];
  const share = to[0] === from[0] ? 0 : (across - from[0]) / (to[0] - from[0]);
  return betweenPoints(from, to, share)[1];
}

/** The line where the hair begins, from the left ear over the forehead to the right ear. */
export function hairline(person: Person, recede = 0, low = -2): Point[] {
  const w = person.face.width;
  const top = person.face.hairline;
  const right: Point[] = [
    [w * 0.32, top + 3 - recede * 12],
    [w * 0.66, top + 13 - recede * 26],
    [w * 0.86, -66 - recede * 6],
    [w * 0.93, -32],
    [w - 3, low],
  ];
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return [...left, [0, top - recede * 4], ...right];
}

/** The closed shape between contour and hairline. */
export function capShape(outer: readonly Point[], inner: readonly Point[]): string {
  return smoothShape([...sampleLine(outer, 17), ...sampleLine(inner, 17).reverse()]);
}

const sampled = new WeakMap<readonly Point[], readonly Point[]>();

function fine(line: readonly Point[]): readonly Point[] {
  const known = sampled.get(line);
  if (known) return known;
  const points = sampleLine(line, 41);
  sampled.set(line, points);
  return points;
}

/** A point on the skull: across from 0 (left ear) to 1 (right ear), back from 0 (hairline) to 1 (contour). */
export function onSkull(
  outer: readonly Point[],
  inner: readonly Point[],
  across: number,
  back: number,
): Point {
  const spot = (line: readonly Point[]): Point => fine(line)[Math.round(across * 40)] ?? [0, 0];
  return betweenPoints(spot(inner), spot(outer), back);
}
