import { darker, lighter, mix } from './colour';
import { expressions } from './expressions';
import type { Figure } from './figure';
import { fill, line, shaded } from './svg';

/** How far a beard extends below the chin and beyond the cheeks. */
const lengths = { stubble: [0, 0], short: [5, 1.5], full: [18, 4], long: [46, 4] } as const;

/** Draws a beard in the given colour. */
export function beard({ person, shot, shade }: Figure, colour: string): string {
  const { face, beard: kind } = person;
  if (kind === 'none') return '';
  const lean = -7 * shot.turn;
  const x = (value: number) => 200 + value + lean;
  const hair = (path: string) => shaded(path, colour, darker(colour, 0.35));
  const dip = expressions[shot.expression].depth ?? 0;
  const chinY = face.chinY + dip * 0.3;
  if (kind === 'handlebar')
    return hair(
      `M${x(0)} 286C${x(-16)} 280 ${x(-34)} 292 ${x(-47)} 288C${x(-42)} 304 ${x(-20)} 305 ${x(0)} 298C${x(20)} 305 ${x(42)} 304 ${x(47)} 288C${x(34)} 292 ${x(16)} 280 ${x(0)} 286Z`,
    );
  const moustache = hair(
    `M${x(0)} 288C${x(-12)} 283 ${x(-28)} 288 ${x(-35)} 306C${x(-24)} 300 ${x(-10)} 300 ${x(0)} 297C${x(10)} 300 ${x(24)} 300 ${x(35)} 306C${x(28)} 288 ${x(12)} 283 ${x(0)} 288Z`,
  );
  if (kind === 'moustache') return moustache;
  if (kind === 'goatee')
    return `${moustache}${hair(`M${x(-30)} 300C${x(-36)} 318 ${x(-30)} ${chinY + 6} ${x(0)} ${chinY + 9}C${x(30)} ${chinY + 6} ${x(36)} 318 ${x(30)} 300C${x(24)} ${324 + dip / 2} ${x(-24)} ${324 + dip / 2} ${x(-30)} 300Z`)}`;
  const [drop, stand] = lengths[kind];
  const side = (sign: 1 | -1) => (width: number, share: number) =>
    200 + sign * (width + stand) + lean * share;
  const [r, l] = [side(1), side(-1)];
  const { skull, cheek, jaw, chin, jawY } = face;
  const y = (value: number) => value + drop * 0.35;
  const end = chinY + drop;
  const body = `M${197 + skull} 226C${r(cheek - 2 - stand, 0)} 238 ${r(cheek - stand, 0.4)} 244 ${r(cheek - stand, 0.4)} 252
    C${r(cheek, 0.5)} 272 ${r(jaw + 4, 1)} ${y(jawY - 12)} ${r(jaw, 1)} ${y(jawY + 2)}C${r(jaw - 5, 1)} ${jawY + 17 + drop} ${r(chin + 8, 1)} ${end} 200 ${end}
    C${l(chin + 8, 1)} ${end} ${l(jaw - 5, 1)} ${jawY + 17 + drop} ${l(jaw, 1)} ${y(jawY + 2)}C${l(jaw + 4, 1)} ${y(jawY - 12)} ${l(cheek, 0.5)} 272 ${l(cheek - stand, 0.4)} 252
    C${l(cheek - stand, 0.4)} 244 ${l(cheek - 2 - stand, 0)} 238 ${203 - skull} 226C${l(cheek - 16, 0)} 262 ${x(-48)} 282 ${x(-34)} 290C${x(-22)} 284 ${x(-10)} 284 ${x(0)} 288
    C${x(10)} 284 ${x(22)} 284 ${x(34)} 290C${x(48)} 282 ${r(cheek - 16, 0)} 262 ${197 + skull} 226Z`;
  if (kind === 'stubble') return fill(body, mix(shade, colour, 0.45), 'opacity=".42"');
  const strands = `M${x(-14)} ${chinY}q-2 20 4 ${drop - 8}M${x(14)} ${chinY}q4 18 -2 ${drop - 10}`;
  return `${hair(body)}${kind === 'long' ? line(strands, lighter(colour, 0.16), 2.6) : ''}`;
}
