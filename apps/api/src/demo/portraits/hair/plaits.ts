import { between } from '../../random';
import { toneAt } from '../colour';
import { coordinate as c, sampleLine } from '../shape';
import type { Point } from '../shape';
import { capShape, contour, crownAt, depthAt, hairline, onSkull } from './hair';
import type { Hair, HairInput } from './hair';

function plait(input: HairInput, line: readonly Point[], width: number): string {
  const points = sampleLine(line, 30);
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${c(x)},${c(y)}`).join('');
  const depth = depthAt(input, points[11] ?? [0, 0]) + between(input.random, -0.1, 0.1);
  const { tones } = input;
  return `<path d="${path}" fill="none" stroke="${tones.shade}" stroke-width="${c(width)}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${toneAt(tones, Math.min(0.8, depth))}" stroke-width="${c(width * 0.74)}" stroke-dasharray="${c(width * 0.5)} ${c(width * 0.34)}" stroke-linecap="round"/><path d="${path}" transform="translate(${c(-input.light * width * 0.2)},0)" fill="none" stroke="${tones.light}" stroke-width="1.3" opacity=".3" stroke-dasharray="${c(width * 0.4)} ${c(width * 0.46)}"/>`;
}

/** Many thin plaits; `end` is how low they hang, `gathered` binds them at the top of the head. */
export function plaitedHair(input: HairInput, style: { end: number; gathered: boolean }): Hair {
  const { person, random } = input;
  const w = person.face.width;
  const volume = 16;
  const outer = contour(person, volume, 6);
  const inner = hairline(person);
  const cap = capShape(outer, inner);
  const part = person.parting * w * 0.36;
  const line = person.face.hairline;
  let rows = '';
  let back = '';
  for (let step = 0; step < 17; step += 1) {
    const across = 0.03 + (step / 16) * 0.94;
    if (style.gathered) {
      rows += plait(
        input,
        [
          onSkull(outer, inner, across, 0.02),
          onSkull(outer, inner, 0.5 + (across - 0.5) * 0.9, 0.5),
          onSkull(outer, inner, 0.5 + (across - 0.5) * 0.5, 0.96),
        ],
        11.5,
      );
    }
  }
  if (style.gathered) {
    for (let index = 0; index < 13; index += 1) {
      const angle = Math.PI * (1 + index / 12);
      back += plait(
        input,
        [
          [0, -150],
          [Math.cos(angle) * 40, -182 + Math.sin(angle) * 30],
          [Math.cos(angle) * 62, -168],
          [Math.cos(angle) * 50, -146],
        ],
        13,
      );
    }
  } else {
    for (const side of [-1, 1]) {
      const turn = part + (side * w * 0.84 - part) * 0.66;
      const [top, shoulder] = [part, turn].map((x) => crownAt(person, volume, x)) as [number, number];
      for (let index = 7; index >= 0; index -= 1) {
        const u = index / 7;
        const mixed = (from: number, to: number): number => from + (to - from) * u;
        const sway = between(random, -7, 7);
        rows += plait(
          input,
          [
            [part + side * 2, mixed(line, top + 3)],
            [mixed(part + (side * w * 0.78 - part) * 0.5, turn), mixed(line + 6, shoulder + 4)],
            [mixed(side * w * 0.88, side * (w + 4)), mixed(-58, -92)],
            [mixed(side * (w + 1), side * (w + 22)) + sway * 0.4, 20],
            [mixed(side * (w - 2), side * (w + 28)) + sway, Math.min(110, style.end - 30)],
            [
              mixed(side * (w - 12), side * (w + 24)) - sway * 0.6 + between(random, -5, 5),
              style.end + between(random, -30, 16),
            ],
          ],
          12.5,
        );
      }
    }
    for (let index = -7; index <= 7; index += 1) {
      back += plait(
        input,
        [
          [index * 10, -40],
          [index * 15, 90],
          [index * 15.6, style.end + between(random, -34, 0)],
        ],
        14,
      );
    }
  }
  return {
    back: `<path d="${capShape(contour(person, volume, 30), [
      [-w + 8, 60],
      [0, 80],
      [w - 8, 60],
    ])}" fill="url(#hairBack)"/>${back}`,
    front: `<path d="${cap}" fill="${input.tones.shade}"/>${rows}`,
    shadow: cap,
    coversEars: !style.gathered,
  };
}
