import { white } from './colour';
import type { GlassesShape } from './figure';
import { both, line } from './svg';

/** Draws glasses over eyes that are `gap` from the middle of the face. */
export function glasses(shape: GlassesShape, colour: string, gap: number): string {
  if (shape === 'none') return '';
  const x = 200 - gap;
  const lens = {
    round: `M${x - 27} 230a27 27 0 1 1 54 0a27 27 0 1 1 -54 0Z`,
    square: `M${x - 19} 208h38q9 0 9 9v24q0 9 -9 9h-38q-9 0 -9 -9v-24q0 -9 9 -9Z`,
    cat: `M${x + 26} 216C${x} 208 ${x - 22} 206 ${x - 36} 204C${x - 34} 240 ${x - 14} 252 ${x} 252C${x + 18} 252 ${x + 27} 240 ${x + 26} 216Z`,
    half: `M${x - 26} 236h52c0 24 -52 24 -52 0Z`,
    sun: `M${x - 30} 210h60c4 26 -8 44 -30 44s-34 -18 -30 -44Z`,
  }[shape];
  const dark = shape === 'sun';
  const [y, bow, width] = shape === 'half' ? [240, 234, 3.6] : [225, 217, 5];
  return `<g fill="${dark ? colour : white}" fill-opacity="${dark ? 1 : 0.12}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round">${both(`<path d="${lens}"/>`)}</g>
    ${line(`M${x + 27} ${y}Q200 ${bow} ${373 - x} ${y}M${x - 28} ${y - 3}l-14 -4M${428 - x} ${y - 3}l14 -4`, colour, 4.4)}${dark ? line(`M${x - 12} 240l16 -22M${388 - x} 240l16 -22`, white, 6, 'opacity=".3"') : ''}`;
}
