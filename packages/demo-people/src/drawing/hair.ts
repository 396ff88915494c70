import { darker, lighter, luminance, mix, night } from './colour';
import type { Figure } from './figure';
import { isAmong } from '../words';
import { cutOf } from './hair-cuts';
import { fill, line, within } from './svg';

/** Hair behind and in front of a head and over the shoulders, and the shadow on the forehead. */
type Hair = Record<'back' | 'front' | 'over' | 'shadow', string>;

const stubble =
  'M146 140l3 -7M160 124l3 -7M176 134l2 -7M190 118l1 -7M206 130v-7M222 116l-1 -7M236 132l-2 -7M252 126l-3 -7M168 110l3 -6M200 106v-6M234 108l-2 -6M136 160l2 -7M263 150l-3 -7';

/** The edge of the shadow on hair: at the side, to avoid a seam in the middle. */
export const hairShadowSide = 'M270 -40C216 60 234 120 252 200L240 700H600V-40Z';

/** Returns the colours of brows and beard for hair of that colour. */
export function bodyHairColours({ person, hairColour }: Figure): { brows: string; beard: string } {
  const isGrey = isAmong('pepper steel silver white', person.hair.colour);
  const isDark = isAmong('night espresso', person.hair.colour);
  const paler = isGrey ? 0.42 : luminance(hairColour) > 0.25 ? 0.4 : 0.12;
  return { brows: darker(hairColour, paler), beard: darker(hairColour, isGrey || isDark ? 0 : 0.15) };
}

/** Draws a person's hair; `clip` is an attribute that hides the part under a hat. */
export function hair({ person, shot, light, shade, hairColour }: Figure, clip: string): Hair {
  if (person.covering.kind === 'headscarf') return { back: '', front: '', over: '', shadow: '' };
  const cut = cutOf(person.hair.cut);
  const isNight = hairColour === night;
  const dark = darker(hairColour, isNight ? 0 : 0.26);
  const front = cut.thin ? mix(light, hairColour, cut.stubble ? 0.66 : 0.85) : hairColour;
  const frontShadow = cut.thin ? mix(shade, hairColour, 0.8) : dark;
  const shine = isNight ? mix(night, '#7A5A8C', 0.24) : lighter(hairColour, 0.24);
  const tone = cut.stubble ? mix(front, light, 0.5) : shine;
  const [wide, high] = [person.face.skull / 73, (228 - person.face.top) / 127];
  // In a mirrored figure the hair is not mirrored.
  const placed = (content: string) =>
    `<g transform="translate(${200 - shot.turn * 2.5} 228) scale(${shot.mirrored ? -wide : wide} ${high}) translate(-200 -228)"><g ${clip}>${content}</g></g>`;
  const split = (path: string, lit: string, shadow: string) =>
    `${placed(fill(path, lit))}<g ${within('hair-shadow')}>${placed(fill(path, shadow))}</g>`;
  const strands = [
    cut.shine ? line(cut.shine, tone, 3, 'opacity=".75"') : '',
    cut.stubble ? line(stubble, tone, 2.6, 'opacity=".6"') : '',
    cut.curls ? line(cut.curls, tone, 2.8, 'opacity=".75"') : '',
  ];
  const ropes = cut.ropes ? line(cut.ropes, dark, 21) + line(cut.ropes, hairColour, 15) : '';
  return {
    back: `${cut.back ? split(cut.back, darker(hairColour, isNight ? 0 : 0.16), darker(dark, 0.12)) : ''}${placed(ropes)}`,
    front: `${split(cut.front, front, frontShadow)}${placed(strands.join(''))}`,
    over: cut.over ? placed(fill(cut.over, hairColour) + line(cut.over, dark, 2.4)) : '',
    shadow: placed(
      fill(cut.front, mix(light, shade, 0.75), `transform="translate(${shot.mirrored ? 2 : -2} 8)"`),
    ),
  };
}
