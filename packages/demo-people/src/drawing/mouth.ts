import { darker, lighter, white } from './colour';
import { expressions } from './expressions';
import type { Figure } from './figure';
import { clipped, fill, line, shaded, within } from './svg';

const middle = 304;

/** Draws the mouth: lips when closed, one white shape for the teeth when open. */
export function mouth({ person: { lips, look }, shot }: Figure): string {
  const { mouth: state, lift, depth = 0, skew = 0 } = expressions[shot.expression];
  const wider = { closed: lift > 3 ? 2 : 0, teeth: 4, laugh: 7 }[state];
  const m = lips.width + wider;
  const [left, right] = [middle - lift - skew, middle - lift];
  const x = (value: number) => 200 + value;
  const dark = darker(lips.colour, 0.22);
  if (state === 'closed') {
    const strength = lips.fullness * (look === 'her' ? 1 : 0.72);
    const [high, low] = [6.5 * strength, 10.5 * strength];
    const y = middle + (lift > 3 ? 3 : 1);
    const seam = `C${x(-m * 0.5)} ${y} ${x(-9)} ${y - 2} 200 ${y}C${x(9)} ${y - 2} ${x(m * 0.5)} ${y} ${x(m)} ${right}`;
    const upper = `M${x(-m)} ${left}C${x(-m * 0.55)} ${left - 1} ${x(-11)} ${y - high - 2} ${x(-5)} ${y - high - 1}Q200 ${y - high + 2} ${x(5)} ${y - high - 1}
      C${x(11)} ${y - high - 2} ${x(m * 0.55)} ${right - 1} ${x(m)} ${right}C${x(m * 0.5)} ${y + 1} ${x(9)} ${y - 1} 200 ${y + 1}C${x(-9)} ${y - 1} ${x(-m * 0.5)} ${y + 1} ${x(-m)} ${left}Z`;
    const lower = `M${x(-m * 0.82)} ${(left + y) / 2}C${x(-m * 0.45)} ${y} ${x(m * 0.45)} ${y} ${x(m * 0.82)} ${(right + y) / 2}C${x(m * 0.5)} ${y + low + 4} ${x(-m * 0.5)} ${y + low + 4} ${x(-m * 0.82)} ${(left + y) / 2}Z`;
    return `${shaded(lower, lighter(lips.colour, 0.1), dark)}${shaded(upper, lips.colour, darker(dark, 0.14))}${line(`M${x(-m)} ${left}${seam}`, darker(lips.colour, 0.62), 2.6)}`;
  }
  const laughs = state === 'laugh';
  const top = middle + (laughs ? -1 : 1);
  const floor = middle + depth;
  const hole = `M${x(-m)} ${left}Q200 ${top + 4} ${x(m)} ${right}C${x(m * 0.82)} ${middle + depth * 0.9} ${x(m * 0.4)} ${floor} 200 ${floor}C${x(-m * 0.4)} ${floor} ${x(-m * 0.82)} ${middle + depth * 0.9} ${x(-m)} ${left}Z`;
  const edge = middle + (laughs ? 11 : Math.min(13, depth - 4));
  const side = middle + (edge - middle) * 0.7;
  const teeth = `M${x(-m)} ${left - 2}Q200 ${top + 2} ${x(m)} ${right - 2}Q${x(m * 0.7)} ${side} 200 ${edge + 1}Q${x(-m * 0.7)} ${side} ${x(-m)} ${left - 2}Z`;
  const rim = look === 'her' ? 7.5 * lips.fullness : 4.5;
  const tongue = `<ellipse cx="200" cy="${floor + 1}" rx="${m * 0.5}" ry="10" fill="#D9505A"/>`;
  return `${line(hole, lips.colour, rim)}${line(hole, dark, rim, within('shadow'))}${clipped('mouth', hole, `${fill(hole, '#4A0D1E')}${laughs ? tongue : ''}${fill(teeth, white)}`)}`;
}
