import { between } from '../../random';
import { toneAt } from '../colour';
import { coordinate as c, ribbon, sampleLine, waved } from '../shape';
import type { Point } from '../shape';
import { capShape, contour, depthAt, hairline, lock, onSkull, strands } from './hair';
import type { Hair, HairInput } from './hair';

export type Gathering = 'bun' | 'lowBun' | 'ponytail' | 'braid' | 'sleek' | 'topKnot';

function combed(input: HairInput, volume: number, target: Point): string {
  const { person, random } = input;
  const outer = contour(person, volume, 0);
  const inner = hairline(person);
  const lines: Point[][] = [];
  let locks = '';
  const count = 19;
  for (let step = 0; step < count; step += 1) {
    const index = step % 2 === 0 ? step / 2 : count - 1 - (step - 1) / 2;
    const across = 0.02 + (index / (count - 1)) * 0.96;
    const start = onSkull(outer, inner, across, 0);
    const middle = onSkull(outer, inner, 0.5 + (across - 0.5) * 0.94, 0.5);
    const near = onSkull(outer, inner, 0.5 + (across - 0.5) * 0.74, 0.93);
    const end: Point = [target[0] + (near[0] - target[0]) * 0.55, Math.min(near[1], target[1] + 10)];
    locks += lock(input, [start, middle, near, end], 21, 0.3);
    for (let extra = 0; extra < 3; extra += 1) {
      const shift = between(random, -0.024, 0.024);
      lines.push([
        onSkull(outer, inner, Math.max(0, Math.min(1, across + shift)), 0.03),
        onSkull(outer, inner, Math.max(0, Math.min(1, 0.5 + (across + shift - 0.5) * 0.94)), 0.5),
        onSkull(outer, inner, Math.max(0, Math.min(1, 0.5 + (across + shift - 0.5) * 0.74)), 0.95),
      ]);
    }
  }
  return `<path d="${capShape(outer, inner)}" fill="url(#hair)"/>${locks}${strands(input, lines, 0.34)}`;
}

function coil(input: HairInput, x: number, y: number, radius: number): string {
  let locks = `<circle cx="${c(x)}" cy="${c(y)}" r="${c(radius)}" fill="url(#hair)"/>`;
  for (let index = 0; index < 9; index += 1) {
    const turn = (index / 9) * Math.PI * 2 + 0.4;
    const line: Point[] = [0, 1, 2, 3, 4].map((step): Point => {
      const angle = turn + step * 0.5;
      const reach = radius * (1 - step * 0.17);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.92];
    });
    locks += lock(input, line, radius * 0.46, 0.2);
  }
  return locks;
}

function wisps(input: HairInput): string {
  const { person, random } = input;
  const w = person.face.width;
  return [-1, 1]
    .map((side) => {
      const far = between(random, 26, 62);
      const line: Point[] = [
        [side * w * 0.84, -78],
        [side * (w * 0.99), -40],
        [side * (w + 4), 0],
        [side * (w - 3), far],
      ];
      const shaped = waved(sampleLine(line, 12), 3, 0.8, side);
      return `<path d="${ribbon(shaped, (share) => 7 * (1 - share) + 0.6)}" fill="${toneAt(input.tones, depthAt(input, [side * w, -30]))}"/>`;
    })
    .join('');
}

function tail(input: HairInput, side: 1 | -1): string {
  const { person, random } = input;
  const w = person.face.width;
  let locks = '';
  for (let index = 0; index < 9; index += 1) {
    const u = index / 8;
    const line: Point[] = [
      [side * (w * 0.34), -150],
      [side * (w * 0.95 + u * 30), -146 + u * 14],
      [side * (w + 22 + u * 34), -50],
      [side * (w + 10 + u * 42), 70],
      [side * (w + 6 + u * 46), 160],
      [side * (w - 2 + u * 30 + between(random, -5, 5)), 235 + between(random, -16, 18)],
    ];
    locks += lock(input, waved(sampleLine(line, 16), 6, 1.2, u * 2), 25, 0.04, 0.08);
  }
  return locks;
}

function braid(input: HairInput, side: 1 | -1): string {
  const w = input.person.face.width;
  const line = sampleLine(
    [
      [side * (w - 18), 96],
      [side * (w + 6), 150],
      [side * (w - 2), 215],
      [side * (w - 14), 292],
    ],
    13,
  );
  let links = '';
  line.forEach(([x, y], index) => {
    const size = 21 - index * 0.85;
    const lean = index % 2 === 0 ? 34 : -34;
    const fill = toneAt(input.tones, Math.min(0.95, depthAt(input, [x, y]) * 0.85 + (index % 2) * 0.12));
    links += `<g transform="translate(${c(x + (index % 2 === 0 ? -5 : 5))},${c(y)}) rotate(${lean})"><ellipse rx="${c(size * 0.62)}" ry="${c(size)}" fill="${fill}"/><path d="M-3,${c(-size * 0.8)}Q2,0 -3,${c(size * 0.8)}M4,${c(-size * 0.7)}Q8,0 3,${c(size * 0.7)}" stroke="${input.tones.shade}" stroke-width="1.5" opacity=".5" fill="none"/></g>`;
  });
  const [x, y] = line[line.length - 1] ?? [0, 0];
  return `${links}<path d="M${c(x - 7)},${c(y + 10)}C${c(x - 12)},${c(y + 34)} ${c(x - 4)},${c(y + 42)} ${c(x)},${c(y + 48)}C${c(x + 5)},${c(y + 40)} ${c(x + 12)},${c(y + 30)} ${c(x + 7)},${c(y + 10)}Z" fill="${input.tones.base}"/>`;
}

/** Hair combed back and gathered. */
export function gatheredHair(input: HairInput, kind: Gathering): Hair {
  const { person } = input;
  const volume = kind === 'sleek' || kind === 'lowBun' ? 14 : 18;
  const top = -146 - volume;
  const side = person.parting >= 0 ? 1 : -1;
  const outer = contour(person, volume, 0);
  const behind = `<path d="${capShape(outer, [
    [-person.face.width + 6, 20],
    [0, 40],
    [person.face.width - 6, 20],
  ])}" fill="url(#hairBack)"/>`;
  const back = {
    bun: coil(input, 6 * side, top - 22, 46),
    topKnot: coil(input, 2 * side, top - 12, 29),
    lowBun: coil(input, side * (person.face.width * 0.72), 74, 42),
    ponytail: tail(input, side),
    braid: '',
    sleek: '',
  }[kind];
  const target: Point = kind === 'ponytail' ? [side * 22, top] : [4 * side, top];
  const loose = kind === 'sleek' || kind === 'topKnot' ? '' : wisps(input);
  return {
    back: kind === 'lowBun' || kind === 'braid' ? back + behind : behind + back,
    front: combed(input, volume, target) + loose + (kind === 'braid' ? braid(input, side) : ''),
    shadow: capShape(outer, hairline(person)),
    coversEars: false,
  };
}
