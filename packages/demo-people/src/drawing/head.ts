import { darker, mix, night } from './colour';
import type { Face, Figure, Person } from './figure';
import { both, disc, each, fill, line, points } from './svg';

/** Returns the outline of a head; `turn` moves its lower part to the left. */
export function headOutline({ skull, cheek, jaw, chin, jawY, chinY, top }: Face, turn: number): string {
  const side = (sign: 1 | -1) => (width: number, share: number) => 200 + sign * width - 7 * turn * share;
  const [r, l] = [side(1), side(-1)];
  return `M200 ${top}C${r(skull * 0.66, 0)} ${top} ${r(skull, 0)} ${top + 42} ${r(skull, 0)} 196C${r(skull, 0)} 222 ${r(cheek, 0.3)} 226 ${r(cheek, 0.4)} 250C${r(cheek, 0.5)} 272 ${r(jaw + 4, 1)} ${jawY - 14} ${r(jaw, 1)} ${jawY}
    C${r(jaw - 5, 1)} ${jawY + 17} ${r(chin + 12, 1)} ${chinY} ${r(chin * 0.55, 1)} ${chinY}L${l(chin * 0.55, 1)} ${chinY}
    C${l(chin + 12, 1)} ${chinY} ${l(jaw - 5, 1)} ${jawY + 17} ${l(jaw, 1)} ${jawY}C${l(jaw + 4, 1)} ${jawY - 14} ${l(cheek, 0.5)} 272 ${l(cheek, 0.4)} 250
    C${l(cheek, 0.3)} 226 ${l(skull, 0)} 222 ${l(skull, 0)} 196C${l(skull, 0)} ${top + 42} ${l(skull * 0.66, 0)} ${top} 200 ${top}Z`;
}

/** Returns the shadow side of a face, whose edge outlines forehead, nose, lips and chin. */
export function shadowSide({ length, tip, bump }: Person['nose'], shift: number): string {
  const x = (value: number) => 200 + shift + value;
  const y = 228 + length;
  return `M${x(5)} 20L${x(6)} 100C${x(8)} 140 ${x(10)} 176 ${x(7)} 198C${x(3)} 214 ${x(1 - bump)} 220 ${x(-1 - bump)} 234C${x(-3 - bump)} ${y - 22} ${x(-tip)} ${y - 10} ${x(-tip)} ${y}C${x(-tip)} ${y + 8} ${x(6 - tip)} ${y + 11} ${x(2)} ${y + 10}
    C${x(4)} ${y + 16} ${x(0)} ${y + 20} ${x(0)} ${y + 26}L${x(2)} 309C${x(2)} 316 ${x(-3)} 322 ${x(-1)} 330L${x(-2)} 372V900H520V20Z`;
}

/** Draws both ears, or the visible one of a turned head. */
export function ears({ person: { face, age, hearingAid }, shot, light, shade }: Figure): string {
  const x = (value: number) => 204 - face.skull - value;
  const b = age > 60 ? 4 : 1;
  const shape = `M${x(0)} 216C${x(12 + b)} 206 ${x(20 + b)} 222 ${x(15 + b)} 244C${x(12)} 260 ${x(6)} 266 ${x(-4)} 262Z`;
  const fold = line(`M${x(11)} 222C${x(15)} 230 ${x(12)} 238 ${x(7)} 246`, mix(light, shade, 0.7), 2.6);
  const aid = `M${x(9)} 218C${x(24)} 204 ${x(30)} 222 ${x(24)} 244`;
  const left = shot.turn > 0.4 ? '' : fill(shape, light) + fold;
  const right = `<g transform="translate(${400 - shot.turn * 3} 0) scale(-1 1)">${fill(shape, shade)}${hearingAid ? line(aid, '#F1E6DE', 7) : ''}</g>`;
  return left + right;
}

/** Draws wrinkles, from age 42 on. */
export function ageLines({ person: { age, face }, light, shade }: Figure, hiddenForehead: boolean): string {
  const lit = mix(light, shade, 0.85);
  const deep = darker(shade, 0.28);
  const old = age > 58;
  const bag = 0.94 * face.cheek;
  const forehead = line(
    'M172 158q26 -6 56 0M178 170q22 -4 44 0',
    mix(light, shade, 0.6),
    2.4,
    'opacity=".7"',
  );
  const pairs = [
    [42, 'M137 226l-7 -4M136 231l-7 2', 2.2, 0.8],
    [44, `M179 278C169 284 165 292 164 ${old ? 310 : 301}`, old ? 3 : 2.4, age > 50 ? 0.9 : 0.6],
    [48, 'M176 247C168 252 158 252 150 247', 2.2, 0.75],
    [62, `M${221 - bag} 268C${215 - bag} 282 ${215 - bag} 296 ${219 - bag} 306`, 2.2, 0.6],
  ] as const;
  const lines = each(pairs, ([from, path, width, opacity]) =>
    age < from ? '' : `<g opacity="${opacity}">${both(line(path, lit, width), line(path, deep, width))}</g>`,
  );
  return lines + (age < 52 || hiddenForehead ? '' : forehead);
}

const freckles = points([
  150, 256, 160, 262, 170, 257, 156, 268, 166, 270, 188, 262, 212, 263, 230, 258, 240, 264, 248, 257, 236,
  270, 176, 266, 224, 268,
]);

/** Draws freckles and a mole. */
export function marks({ person, shot, shade }: Figure): string {
  const spots = each(freckles, ([x, y], at) => disc(x, y, at % 3 ? 1.7 : 2.2, shade));
  const mole = disc(200 + person.mole * (shot.mirrored ? -40 : 40), 288, 3, mix(shade, night, 0.5));
  return `${person.freckles ? `<g opacity=".75">${spots}</g>` : ''}${person.mole ? mole : ''}`;
}

/** Draws the line under a full chin. */
export function doubleChin({ person: { face }, shade, shift }: Figure): string {
  const [x, y] = [200 + shift, face.chinY - 5];
  return line(`M${x - 28} ${y}Q${x} ${y + 8} ${x + 28} ${y}`, darker(shade, 0.1), 2.4, 'opacity=".5"');
}
