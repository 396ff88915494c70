import { mix } from '../colour';
import type { Earrings } from '../person';
import { coordinate as c, ratio } from '../shape';
import type { Head } from './head';

function placeOf(head: Head, side: 1 | -1): { x: number; scale: number } {
  const away = head.shot.turn * side;
  return {
    x: side * (head.person.face.width - 5) - head.shot.turn * 4,
    scale: head.person.ears.size * (1 - Math.max(0, away) * 0.32),
  };
}

/** Both ears, to be drawn below the face. */
export function earsOf(head: Head): string {
  const { skin, ears } = head.person;
  return ([-1, 1] as const)
    .map((side) => {
      const { x, scale } = placeOf(head, side);
      const lit = side === -head.shot.light;
      const fill = lit ? mix(skin.base, skin.flush, 0.14) : mix(skin.base, skin.shade, 0.62);
      return `<g transform="translate(${c(x)},${c(ears.low)}) scale(${ratio(side * scale)},${ratio(ears.size)})"><path d="M0,-28C10,-42 25,-38 25,-20C25,-4 19,4 17,16C15,29 5,34 0,28Z" fill="${fill}"/><path d="M6,-22C12,-32 19,-28 18,-16C17,-4 12,2 11,10M6,-8C12,-12 13,-4 9,2" fill="none" stroke="${skin.shade}" stroke-width="2.6" opacity=".55" stroke-linecap="round"/></g>`;
    })
    .join('');
}

function jewel(kind: Earrings, metal: string): string {
  switch (kind) {
    case 'none':
      return '';
    case 'stud':
      return `<circle r="4.4" fill="${metal}"/><circle cx="-1.2" cy="-1.4" r="1.5" fill="#fff" opacity=".8"/>`;
    case 'hoop':
      return `<circle cy="13" r="13" fill="none" stroke="${metal}" stroke-width="3.4"/><path d="M-11,8A13,13 0 0 1 -2,.6" fill="none" stroke="#fff" stroke-width="1.6" opacity=".7"/>`;
    case 'drop':
      return `<path d="M0,0V12" stroke="${metal}" stroke-width="1.8"/><path d="M0,10C8,22 7,31 0,31C-7,31 -8,22 0,10Z" fill="${metal}"/><path d="M-2,20q-2,4 0,7" stroke="#fff" stroke-width="1.6" fill="none" opacity=".7"/>`;
    case 'pearl':
      return '<circle cy="4" r="6.4" fill="#efe8df"/><circle cx="-2" cy="2" r="2.2" fill="#fff"/>';
  }
}

/** What hangs from the ears, to be drawn above the hair; nothing for those who wear none. */
export function earringsOf(head: Head): string {
  const { person, shot } = head;
  if (person.earrings === 'none') return '';
  return ([-1, 1] as const)
    .filter((side) => shot.turn * side < 0.75)
    .map((side) => {
      const { x, scale } = placeOf(head, side);
      return `<g transform="translate(${c(x + side * 9 * scale)},${c(person.ears.low + 30 * person.ears.size)})">${jewel(person.earrings, person.metal)}</g>`;
    })
    .join('');
}
