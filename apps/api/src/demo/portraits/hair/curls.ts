import { between, shuffled } from '../../random';
import { toneAt } from '../colour';
import { coordinate as c, ribbon, sampleLine, smoothShape } from '../shape';
import type { Point } from '../shape';
import { capShape, contour, depthAt, hairline, onSkull } from './hair';
import type { Hair, HairInput } from './hair';

/** One ringlet: a lock that winds inwards, lit along its first turn. */
function curl(input: HairInput, [x, y]: Point, radius: number, darken = 0): string {
  const { random, tones } = input;
  const depth = depthAt(input, [x, y]) + between(random, -0.1, 0.1) + darken;
  const shade = (more: number): string => toneAt(tones, Math.max(0.03, Math.min(1, depth + more)));
  const start = between(random, 0, Math.PI * 2);
  const turn = random() > 0.5 ? 1 : -1;
  const line = Array.from({ length: 9 }, (_, step): Point => {
    const angle = start + turn * step * 0.56;
    const reach = radius * (1 - step * 0.085);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 1.12];
  });
  const lit = sampleLine(line.slice(0, 5), 8)
    .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${c(px)},${c(py)}`)
    .join('');
  const body = ribbon(line, (share) => radius * (share < 0.7 ? 0.5 + share * 0.45 : 0.82 * (1.25 - share)));
  return `<path d="${body}" fill="${shade(0)}" stroke="${shade(0.26)}" stroke-width="1.1" stroke-opacity=".55"/><path d="${lit}" fill="none" stroke="${shade(-0.3)}" stroke-width="1.7" opacity=".5" stroke-linecap="round"/>`;
}

function inside(points: readonly Point[], input: HairInput, radius: number, darken: number): string {
  return shuffled(input.random, points)
    .map(([x, y]) =>
      curl(
        input,
        [x + between(input.random, -3, 3), y + between(input.random, -3, 3)],
        radius * between(input.random, 0.8, 1.25),
        darken,
      ),
    )
    .join('');
}

/** Curls: `length` is how low they hang (the chin is at about 138), `size` the radius of one curl. */
export function curlyHair(input: HairInput, style: { length: number; volume: number; size: number }): Hair {
  const { person } = input;
  const w = person.face.width;
  const { volume, size, length } = style;
  const outer = contour(person, volume, 6).map(([x, y]): Point => {
    const low = Math.max(0, Math.min(1, (y + 150) / 110));
    return [x * (1 + (length > 20 ? volume * 0.0036 : volume * 0.001) * low), y];
  });
  const inner = hairline(person, 0, 6).map(([x, y]): Point => [x * 0.985, y + 3]);
  const cap = capShape(outer, inner);
  const frontCurls: Point[] = [];
  for (let row = 5; row >= 0; row -= 1) {
    const count = 15 + row * 2;
    for (let column = 0; column < count; column += 1) {
      const across = (column + (row % 2) * 0.5) / (count - 0.5);
      frontCurls.push(onSkull(outer, inner, Math.min(1, across), 0.06 + row * 0.18));
    }
  }
  const sides: Point[] = [];
  const hanging: Point[] = [];
  if (length > 20) {
    const hangs = length > 80;
    const reach = w + 8 + volume * (hangs ? 0.55 : 0.4);
    for (const side of [-1, 1]) {
      for (let y = 4; y < length; y += size * 0.95) {
        const share = Math.min(1, y / Math.max(60, length));
        const wide = reach + Math.sin(share * Math.PI) * volume * (hangs ? 0.5 : 0.1) - share * share * 14;
        for (let x = w + 2 - share * 10; x < wide; x += size * 1.05) sides.push([side * x, y]);
        for (let x = 0; x < w; x += size * 1.5) hanging.push([side * x, y]);
      }
    }
  }
  const mass = smoothShape([
    ...outer,
    ...(length > 20
      ? ([
          [w + 8 + volume * 0.6, length * 0.4],
          [w + volume * 0.4, length - 8],
          [0, length - 14],
          [-w - volume * 0.4, length - 8],
          [-w - 8 - volume * 0.6, length * 0.4],
        ] satisfies Point[])
      : ([
          [w - 8, 26],
          [0, 40],
          [-w + 8, 26],
        ] satisfies Point[])),
  ]);
  return {
    back: `<path d="${mass}" fill="url(#hairBack)"/>${inside(hanging, input, size, 0.3)}${inside(length > 20 ? sides : [], input, size * 1.08, 0.08)}${inside(sampleLine(outer, 26), input, size, 0.05)}`,
    front: `<path d="${cap}" fill="url(#hair)"/>${inside(frontCurls, input, size * 0.92, 0)}`,
    shadow: cap,
    coversEars: length > 20,
  };
}

/** A rounded, finely textured mass of hair; `volume` is its height above the skull. */
export function afroHair(input: HairInput, volume: number): Hair {
  const { person, random, tones } = input;
  const w = person.face.width;
  const low = volume > 40 ? 40 : 0;
  const outer: Point[] = [
    [-w - 6 - volume * 0.24, low],
    [-w - 10 - volume * 0.62, -46],
    [-w * 0.8 - volume * 0.62, -110 - volume * 0.52],
    [-w * 0.36 - volume * 0.2, -140 - volume * 0.94],
    [0, -146 - volume],
    [w * 0.36 + volume * 0.2, -140 - volume * 0.94],
    [w * 0.8 + volume * 0.62, -110 - volume * 0.52],
    [w + 10 + volume * 0.62, -46],
    [w + 6 + volume * 0.24, low],
  ];
  const inner = hairline(person, 0, low > 0 ? 20 : 0);
  const bumpy = sampleLine(outer, 64).map(([x, y]): Point => [
    x + between(random, -3.4, 3.4),
    y + between(random, -3.4, 3.4),
  ]);
  const edge = sampleLine(inner, 44).map(([x, y]): Point => [
    x + between(random, -1.4, 1.4),
    y + between(random, -1.8, 1.8),
  ]);
  const cap = smoothShape([...bumpy, ...edge.reverse()]);
  const marks = ['', '', ''];
  for (let index = 0; index < 900; index += 1) {
    const [x, y] = onSkull(outer, inner, random(), Math.sqrt(random()) * 0.98);
    const turn = between(random, 0, 6.3);
    const slot = Math.floor(random() * 3);
    marks[slot] +=
      `M${c(x)},${c(y)}q${c(Math.cos(turn) * 4)},${c(Math.sin(turn) * 4)} ${c(Math.cos(turn + 1.3) * 6)},${c(Math.sin(turn + 1.3) * 6)}`;
  }
  const back = low > 0 ? smoothShape([...bumpy, [w - 4, 66], [-w + 4, 66]]) : cap;
  return {
    back: `<path d="${back}" fill="url(#hairBack)"/>`,
    front: `<path d="${cap}" fill="url(#hair)"/>${marks.map((path, index) => `<path d="${path}" fill="none" stroke="${toneAt(tones, [0.08, 0.5, 1][index] ?? 0.5)}" stroke-width="2" opacity="${[0.4, 0.45, 0.55][index]}" stroke-linecap="round"/>`).join('')}`,
    shadow: cap,
    coversEars: low > 0,
  };
}
