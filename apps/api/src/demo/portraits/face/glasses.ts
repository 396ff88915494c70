import type { GlassesShape } from '../person';
import { coordinate as c, ratio } from '../shape';
import { foreshortened, turned } from './head';
import type { Head } from './head';

const lens: Record<GlassesShape, string> = {
  round: 'M-30,0C-30,-20 -16,-30 2,-30C20,-30 33,-18 33,1C33,20 20,31 1,31C-17,31 -30,20 -30,0Z',
  oval: 'M-32,-2C-32,-17 -18,-24 2,-24C22,-24 35,-16 35,0C35,16 20,24 1,24C-18,24 -32,15 -32,-2Z',
  square:
    'M-31,-16C-31,-24 -25,-27 -10,-27L22,-27C33,-27 36,-22 36,-12L33,12C31,23 24,27 12,27L-12,27C-24,27 -29,20 -30,10Z',
  browline:
    'M-31,-16C-28,-24 -20,-26 -8,-26L22,-27C33,-27 37,-22 36,-10L32,10C30,22 22,27 8,27C-14,28 -29,20 -31,-16Z',
  cat: 'M-30,-8C-28,-21 -18,-24 -4,-25C14,-27 30,-29 40,-33C41,-18 38,4 28,16C18,27 -4,28 -18,22C-28,17 -31,6 -30,-8Z',
  thin: 'M-31,-14C-30,-22 -24,-24 -10,-24L22,-24C33,-24 36,-20 35,-10L32,10C30,20 24,23 10,23L-12,23C-24,23 -29,17 -30,8Z',
};

/** The glasses of a person who wears them in this shot. */
export function glassesOf(head: Head): string {
  const { person, shot } = head;
  if (!person.glasses || !shot.wearsGlasses) return '';
  const { shape, colour } = person.glasses;
  const width = shape === 'thin' || shape === 'round' ? 3 : shape === 'oval' ? 2.6 : 5;
  const x = turned(head, 0.66);
  const apart = person.eyes.apart + 1;
  const rims = ([-1, 1] as const)
    .map((side) => {
      const narrow = foreshortened(head, side);
      const top =
        shape === 'browline'
          ? `<path d="M-31,-15C-28,-24 -20,-26 -8,-26L22,-27C33,-27 37,-22 36,-11" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"/>`
          : '';
      return `<g transform="translate(${c(side * apart + x)},-5) scale(${ratio(side * narrow)},1)"><path d="${lens[shape]}" fill="#fff" fill-opacity=".07" stroke="${colour}" stroke-width="${width}"/>${top}<path d="${side * shot.light < 0 ? 'M-16,-16L4,-20L-8,12L-20,8Z' : 'M8,-18L20,-19L8,14L0,14Z'}" fill="#fff" opacity=".1"/></g>`;
    })
    .join('');
  const inner = apart - 31;
  const outer = apart + 36;
  return `<g transform="translate(${c(shot.light * 3)},8)" opacity=".14"><path d="M${c(-outer + x)},-4H${c(outer + x)}" stroke="${person.skin.shade}" stroke-width="7"/></g>${rims}<path d="M${c(-inner + x)},-12C${c(-inner * 0.4 + x)},-20 ${c(inner * 0.4 + x)},-20 ${c(inner + x)},-12M${c(-outer + x)},-16L${c(-person.face.width - 2)},-22M${c(outer + x)},-16L${c(person.face.width + 2)},-22" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}
