import { between } from '../../random';
import { toneAt } from '../colour';
import { coordinate as c, smoothShape } from '../shape';
import type { Point } from '../shape';
import { capShape, contour, hairline, lock, onSkull, strands } from './hair';
import type { Hair, HairInput } from './hair';

/** Which way short hair lies: given a place on the head, the way one tuft goes. */
export type Flow = (across: number, back: number) => Point;

export type Short = {
  readonly volume: number;
  readonly front: number;
  readonly recede: number;
  readonly fade: number;
  readonly flow: Flow;
  readonly width: number;
  readonly rows: number;
};

/** Ways for short hair to lie. */
export const flows = {
  forward: (across, back): Point => [(across - 0.5) * 40 + 12, 34 + back * 10],
  up: (across, back): Point => [(across - 0.36) * 66, -52 + back * 20],
  sideways: (across, back): Point => [
    across < 0.3 ? -30 : 66,
    across < 0.3 ? 26 : 4 + (across - 0.4) * 56 - back * 8,
  ],
  back: (across, back): Point => [-(across - 0.5) * 44, -58 + back * 26],
  loose: (across, back): Point => [
    (across - 0.5) * 60 + Math.sin(across * 23 + back * 9) * 34,
    10 + Math.cos(across * 31 + back * 7) * 24,
  ],
} as const satisfies Record<string, Flow>;

function raised(points: readonly Point[], front: number): Point[] {
  return points.map(([x, y]): Point => [x, y < -100 ? y - front * Math.max(0, 1 - Math.abs(x) / 110) : y]);
}

function sides(input: HairInput, outer: readonly Point[], inner: readonly Point[]): string {
  const { random, tones } = input;
  let [dark, light] = ['', ''];
  for (let index = 0; index < 190; index += 1) {
    const near = random() * 0.24;
    const across = random() > 0.5 ? near : 1 - near;
    const [x, y] = onSkull(outer, inner, across, random());
    const stroke = `M${c(x)},${c(y)}l${c(between(random, -2, 2))},${c(between(random, 7, 12))}`;
    if (random() > 0.4) dark += stroke;
    else light += stroke;
  }
  return `<path d="${dark}" stroke="${tones.shade}" stroke-width="1.6" opacity=".42" stroke-linecap="round"/><path d="${light}" stroke="${tones.light}" stroke-width="1.3" opacity=".3" stroke-linecap="round"/>`;
}

/** Short hair: cropped sides and tufts on top that lie as `flow` says. */
export function shortHair(input: HairInput, style: Short): Hair {
  const { person, random } = input;
  const mirror = person.parting >= 0 ? 1 : -1;
  const outer = raised(contour(person, style.volume, 2), style.front);
  const inner = hairline(person, style.recede, 8);
  const cap = capShape(outer, inner);
  const lines: Point[][] = [];
  let tufts = '';
  for (let row = style.rows - 1; row >= 0; row -= 1) {
    const back = 0.06 + (row / (style.rows - 1)) * 0.8;
    const count = 17;
    for (let step = 0; step < count; step += 1) {
      const column = row % 2 === 0 ? step : count - 1 - step;
      const across =
        0.17 + ((column + (row % 2) * 0.5) / (count - 0.5)) * 0.66 + between(random, -0.012, 0.012);
      const root = onSkull(outer, inner, across, back);
      const [dx, dy] = style.flow(mirror > 0 ? across : 1 - across, back);
      const reach = between(random, 0.8, 1.15);
      const tip: Point = [root[0] + dx * mirror * reach, root[1] + dy * reach];
      const limit = onSkull(outer, inner, across, 1.06)[1];
      const side = person.face.width + 9 + style.volume * 0.3;
      const end: Point = [
        Math.max(-side, Math.min(side, tip[0])),
        Math.max(limit - style.front * 0.16, tip[1]),
      ];
      const bend: Point = [
        (root[0] + end[0]) / 2 + dy * 0.12 * mirror,
        (root[1] + end[1]) / 2 - Math.abs(dx) * 0.16,
      ];
      tufts += lock(input, [root, bend, end], style.width * between(random, 0.7, 1.05), 0.02);
      if (step % 2 === 0) lines.push([root, bend, end]);
    }
  }
  const fill = style.fade > 0 ? 'url(#hairFade)' : 'url(#hair)';
  return {
    back: '',
    front: `<path d="${cap}" fill="${fill}"/>${sides(input, outer, inner)}${tufts}${strands(input, lines, 0.3)}`,
    shadow: cap,
    coversEars: false,
  };
}

/** Hair of a few millimetres; `recede` pulls the temples back. */
export function clippedHair(input: HairInput, recede: number, strength: number): Hair {
  const { person, random, tones } = input;
  const outer = contour(person, 5, 6);
  const inner = hairline(person, recede, 10);
  const cap = capShape(outer, inner);
  let [dark, light] = ['', ''];
  for (let index = 0; index < 620; index += 1) {
    const [x, y] = onSkull(outer, inner, random(), random());
    const stroke = `M${c(x)},${c(y)}l${c(x * 0.02)},${c(between(random, 2, 4))}`;
    if (random() > 0.3) dark += stroke;
    else light += stroke;
  }
  return {
    back: '',
    front: `<path d="${cap}" fill="url(#hairFade)" opacity="${strength}" filter="url(#blur2)"/><path d="${dark}" stroke="${tones.shade}" stroke-width="1.6" opacity=".5" stroke-linecap="round"/><path d="${light}" stroke="${tones.light}" stroke-width="1.2" opacity=".35" stroke-linecap="round"/>`,
    shadow: '',
    coversEars: false,
  };
}

/** A bald head; with `wreath` hair is left around the ears. */
export function baldHead(input: HairInput, wreath: boolean): Hair {
  const { person, random, tones } = input;
  const w = person.face.width;
  if (!wreath) {
    return {
      back: '',
      front: `<ellipse cx="0" cy="-120" rx="${c(w * 0.9)}" ry="46" fill="${tones.shade}" opacity=".07" filter="url(#blur5)"/><ellipse cx="${c(-input.light * 30)}" cy="-122" rx="34" ry="15" fill="url(#softLight)" opacity=".8"/>`,
      shadow: '',
      coversEars: false,
    };
  }
  const patches = [-1, 1]
    .map((side) => {
      const shape = smoothShape([
        [side * (w + 3), 14],
        [side * (w + 9), -34],
        [side * (w + 3), -78],
        [side * (w * 0.86), -96],
        [side * (w * 0.88), -62],
        [side * (w * 0.93), -24],
        [side * (w - 4), 12],
      ]);
      let hairs = '';
      for (let index = 0; index < 60; index += 1) {
        const y = between(random, -88, 6);
        hairs += `M${c(side * between(random, w * 0.9, w + 5))},${c(y)}l${c(side * -1)},9`;
      }
      return `<path d="${shape}" fill="${toneAt(tones, side * input.light > 0 ? 0.78 : 0.4)}" filter="url(#blur1)"/><path d="${hairs}" stroke="${tones.light}" stroke-width="1.3" opacity=".45"/>`;
    })
    .join('');
  return {
    back: '',
    front: `<ellipse cx="${c(-input.light * 30)}" cy="-120" rx="34" ry="15" fill="url(#softLight)" opacity=".7"/>${patches}`,
    shadow: '',
    coversEars: false,
  };
}
