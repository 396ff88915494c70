import { clothesOf } from './clothes/clothes';
import { browsOf } from './face/brows';
import { earringsOf, earsOf } from './face/ears';
import { eyesOf } from './face/eyes';
import { facialHairOf } from './face/facial-hair';
import { glassesOf } from './face/glasses';
import { headOf } from './face/head';
import { mouthOf } from './face/mouth';
import { frameOf, neckOf, neckPath } from './face/neck';
import type { Frame } from './face/neck';
import { noseOf } from './face/nose';
import { ageLines, faceShading } from './face/shading';
import { hairOf } from './hair/hair-styles';
import { gradeOver, paints } from './light';
import type { Person } from './person';
import { coordinate as c, ratio } from './shape';
import type { Shot } from './shot';

const highCollars = ['turtle', 'scarf', 'hoodie', 'suit'];

function necklaceOf(person: Person, shot: Shot, frame: Frame): string {
  if (!person.necklace || highCollars.includes(shot.garment.cut)) return '';
  const n = frame.neck;
  return `<path d="M${c(-n - 12)},218C${c(-n * 0.7)},278 ${c(n * 0.7)},278 ${c(n + 12)},218" stroke="${person.metal}" stroke-width="2.6" fill="none"/><circle cx="0" cy="266" r="6" fill="${person.metal}"/><circle cx="-1.6" cy="264" r="2" fill="#fff" opacity=".7"/>`;
}

/**
 * The drawing of a person in one shot, as an SVG of 600 by 750 units in the given pixel width.
 * @param backdrop data URL of the picture of the place behind the person
 */
export function portraitSvg(person: Person, shot: Shot, backdrop: string, width = 1080): string {
  const head = headOf(person, shot);
  const frame = frameOf(person);
  const hair = hairOf(person, shot.light);
  const beard = facialHairOf(head);
  const clothes = clothesOf(shot.garment, frame);
  const grade = gradeOver(shot.grade, shot.light);
  const l = shot.light;
  const headTurn = `rotate(${c(shot.tilt)} 0 130)`;
  const neckShade = `<g clip-path="url(#neckClip)"><ellipse cx="${l * 14}" cy="118" rx="118" ry="112" fill="url(#softShade)"/><ellipse cx="${l * 8}" cy="138" rx="84" ry="56" fill="url(#softShade)" opacity=".8"/></g>`;
  const face = `<path d="${head.outline}" fill="url(#skin)"/><g clip-path="url(#faceClip)">${faceShading(head, hair.shadow)}${beard.on}</g>`;
  const features = `${eyesOf(head)}${browsOf(head)}${noseOf(head)}${ageLines(head)}${mouthOf(head)}${beard.over}${glassesOf(head)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 600 750" width="${width}" height="${width * 1.25}"><defs>${paints(head)}${clothes.definitions}${grade.definitions}<clipPath id="faceClip"><path d="${head.outline}"/></clipPath><clipPath id="neckClip"><path d="${neckPath(frame)}"/></clipPath></defs>
<image xlink:href="${backdrop}" x="-8" y="-10" width="616" height="770" preserveAspectRatio="none"/>
<g transform="translate(${c(300 + shot.shift[0])},${c(344 + shot.shift[1])}) scale(${ratio(shot.scale)})">
<g transform="${headTurn}">${hair.back}</g>
<g transform="translate(${c(-shot.turn * 6)},-22)">${clothes.body}${neckOf(head, frame)}${neckShade}${clothes.drawn}${necklaceOf(person, shot, frame)}</g>
<g transform="${headTurn}">${hair.coversEars ? '' : earsOf(head)}${beard.below}${face}${features}${hair.front}${hair.coversEars && person.earrings !== 'hoop' && person.earrings !== 'drop' ? '' : earringsOf(head)}</g></g>
${grade.drawn}</svg>`;
}
