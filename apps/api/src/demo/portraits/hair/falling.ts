import { between } from '../../random';
import { coordinate as c, ribbon, sampleLine, smoothShape, waved } from '../shape';
import type { Point } from '../shape';
import { capShape, contour, crownAt, hairline, lock, strands } from './hair';
import type { Hair, HairInput } from './hair';

/** Hair that falls from a parting. Lengths are heights in the drawing; the chin is at about 138. */
export type Falling = {
  readonly end: number;
  readonly spread: number;
  readonly inward: number;
  readonly wave: number;
  readonly waves: number;
  readonly tip: number;
  readonly fringe: 'none' | 'straight' | 'curtain' | 'swept';
  /** 0: falls beside the face, 1: tucked behind the ears. */
  readonly tucked: number;
  readonly volume: number;
};

function curtain(input: HairInput, style: Falling, side: 1 | -1): { locks: string; lines: Point[][] } {
  const { person, random } = input;
  const w = person.face.width;
  const part = person.parting * w * 0.42;
  const turn = part + (side * w * 0.84 - part) * 0.66;
  const [top, shoulder] = [part, turn].map((x) => crownAt(person, style.volume, x)) as [number, number];
  const line = hairline(person)[5]?.[1] ?? -104;
  const count = style.end > 150 ? 13 : 11;
  const phase = between(random, 0, 6);
  const lines: Point[][] = [];
  let locks = '';
  for (let index = count - 1; index >= 0; index -= 1) {
    const u = index / (count - 1);
    const mixed = (inner: number, outer: number): number => inner + (outer - inner) * u;
    const jitter = (): number => between(random, -3, 3);
    const end = style.end + between(random, -16, 10) * (style.end > 60 ? 1 : 0.5) - u * style.inward * 0.3;
    const beside = side * (w * (1 - style.tucked * 0.05));
    const low = Math.min(style.end, 130);
    const points: Point[] = [
      [part - side * 3 * u, mixed(line + 2, top + 7)],
      [mixed(part + (side * w * 0.78 - part) * 0.6, turn), mixed(line + 15, shoulder + 10)],
      [mixed(side * w * 0.88, side * (w * 0.98 + style.volume * 0.2)), mixed(-62, -96)],
      [mixed(beside + side * 1, side * (w + 13 + style.volume * 0.24)), -18 + jitter()],
      [
        mixed(beside + side * 3, side * (w + 15 + style.volume * 0.3 + style.spread * 0.25)) + jitter(),
        18 + (low - 18) * 0.5,
      ],
    ];
    if (style.end > 90) {
      points.push([
        mixed(side * (w - 4), side * (w + 16 + style.spread * 0.5)) + jitter() - side * style.inward * 0.4,
        low - 8,
      ]);
    }
    if (style.end > 150) {
      points.push([
        mixed(side * (w - 14), side * (w + 14 + style.spread * 0.85)) + jitter() * 2,
        (low + end) / 2 + 6,
      ]);
    }
    points.push([
      mixed(side * (w - 16), side * (w + 10 + style.spread)) - side * style.inward + jitter() * 2,
      end,
    ]);
    const smooth = sampleLine(points, 18);
    const line2 = style.wave > 0 ? waved(smooth, style.wave, style.waves, phase + u * 1.6) : smooth;
    const from = style.wave > 0 ? smooth.slice(0, 6).concat(line2.slice(6)) : line2;
    locks += lock(
      input,
      from,
      21 + style.volume * 0.12 + between(random, -2, 4),
      style.tip,
      index === count - 1 ? 0.1 : 0,
    );
    lines.push(from.map(([x, y]): Point => [x + between(random, -2, 2), y]));
    lines.push(from.slice(0, 17).map(([x, y]): Point => [x + side * between(random, 3, 8), y]));
  }
  return { locks, lines };
}

function fringeLocks(input: HairInput, style: Falling): string {
  const { person, random } = input;
  const w = person.face.width;
  const top = -146 - style.volume;
  const line = person.face.hairline;
  let locks = '';
  if (style.fringe === 'straight') {
    for (let index = 0; index < 15; index += 1) {
      const x = -1 + ((index * 2 + 0.3) % 15) / 7.2;
      const edge = -52 + x * x * 13 + between(random, -4, 3);
      locks += lock(
        input,
        [
          [x * w * 0.42, top + 12 + x * x * 12],
          [x * w * 0.74, line - 2],
          [x * w * 0.84, -72],
          [x * w * 0.85, edge],
        ],
        20,
        0.3,
      );
    }
  }
  if (style.fringe === 'curtain') {
    for (const side of [-1, 1]) {
      for (let index = 5; index >= 0; index -= 1) {
        const u = index / 5;
        locks += lock(
          input,
          [
            [person.parting * 8 + side * 2, line - 26 + u * 6],
            [side * w * (0.3 + u * 0.2), line + 4 - u * 6],
            [side * w * (0.66 + u * 0.14), -58 - u * 10],
            [side * w * (0.86 + u * 0.1), -16 + between(random, -4, 4) + u * 16],
          ],
          15,
          0.06,
        );
      }
    }
  }
  if (style.fringe === 'swept') {
    const side = person.parting >= 0 ? -1 : 1;
    const root = -side * w * 0.4;
    for (let index = 8; index >= 0; index -= 1) {
      const u = index / 8;
      locks += lock(
        input,
        [
          [root, line - 34 + u * 4],
          [root + side * w * (0.3 + u * 0.1), line + 8 - u * 26],
          [side * w * (0.42 + u * 0.12), -72 - u * 24],
          [side * w * (0.78 + u * 0.16), -50 - u * 22 + between(random, -4, 4)],
        ],
        20,
        0.05,
      );
    }
  }
  return locks;
}

function backMass(input: HairInput, style: Falling): string {
  const { person, random } = input;
  const w = person.face.width;
  const outer = contour(person, style.volume, -6);
  const reach = w + 15 + style.volume * 0.25;
  const end = style.end;
  const foot: Point[] =
    end > 150
      ? [
          [reach - 4, 60],
          [reach - 12 + style.spread * 0.5, 150],
          [w - 4 + style.spread * 0.5, end - 46],
          [w * 0.5, end - 52],
        ]
      : end > 70
        ? [
            [reach - 8, 40],
            [w - 2 + style.spread * 0.2 - style.inward * 0.6, end - 34],
            [w * 0.6, end - 24],
          ]
        : [
            [w + 2, 10],
            [w - 12, Math.max(24, end - 8)],
          ];
  const bottom = end > 150 ? end - 56 : end > 70 ? end - 26 : Math.max(30, end);
  const base = smoothShape([
    ...outer,
    ...foot,
    [0, bottom],
    ...foot.map(([x, y]): Point => [-x, y]).reverse(),
  ]);
  let tips = '';
  if (end > 150) {
    for (let index = 0; index < 11; index += 1) {
      const x = ((index - 5) / 5) * (w - 6 + style.spread * 0.6);
      const line: Point[] = [
        [x * 0.86, 90],
        [x, end - 60],
        [x * (1 - style.inward / 200), end + between(random, -18, 6)],
      ];
      const shaped = waved(sampleLine(line, 12), style.wave * 0.7, style.waves * 0.6, index);
      tips += `<path d="${ribbon(shaped, (share) => 26 * (share < 0.6 ? 1 : Math.cos(((share - 0.6) / 0.4) * 1.5)))}" fill="url(#hairBack)"/>`;
    }
  }
  return `<path d="${base}" fill="url(#hairBack)"/>${tips}`;
}

/** Hair that falls freely, straight or wavy, from a crop at the ears to below the shoulders. */
export function fallingHair(input: HairInput, style: Falling): Hair {
  const outer = contour(input.person, style.volume, 4);
  const inner = hairline(input.person);
  const cap = capShape(outer, inner);
  const [left, right] = [curtain(input, style, -1), curtain(input, style, 1)];
  const under = input.person.parting > 0 ? [right, left] : [left, right];
  return {
    back: backMass(input, style),
    front: `<path d="${cap}" fill="url(#hair)"/>${under.map(({ locks }) => locks).join('')}${strands(input, [...left.lines, ...right.lines], 0.34)}${fringeLocks(input, style)}`,
    shadow:
      style.fringe === 'none'
        ? cap
        : `${cap}M${c(-input.person.face.width)},-66H${c(input.person.face.width)}V-120H${c(-input.person.face.width)}Z`,
    coversEars: style.tucked < 0.5 && style.end > 15,
  };
}
