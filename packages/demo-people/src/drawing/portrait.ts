import { beard } from './beard';
import { buildOf, clothes, neckAndChest } from './clothes';
import { mix, night } from './colour';
import { brows, eyes } from './eyes';
import type { Figure, Person, Shot } from './figure';
import { glasses } from './glasses';
import { bodyHairColours, hair, hairShadowSide } from './hair';
import { belowHat, hat, headscarf } from './hats';
import { ageLines, doubleChin, ears, headOutline, marks, shadowSide } from './head';
import { earrings, necklace } from './jewellery';
import { mouth } from './mouth';
import { grounds, hairColours, skins } from './palette';
import { prop, wheelchair } from './props';
import { scene } from './scenes';
import { clipPath, fill, within } from './svg';

/** Scale of the figure, and the height of the eyes. */
const framings = { bust: [0.94, 206], close: [1.12, 222], half: [0.78, 182] } as const;

const coversForehead = ['bob', 'fringe', 'shag'];

function figureOf(person: Person, shot: Shot): Figure {
  const [light, shade] = skins[person.skin];
  return { person, shot, light, shade, hairColour: hairColours[person.hair.colour], shift: -11 * shot.turn };
}

type Layers = Record<'behind' | 'front' | 'over', string>;

function headOf(figure: Figure, hatKind: Shot['hat']['kind'] | 'headwrap'): Layers {
  const { person, shot, light, shade, shift } = figure;
  const { face, covering, nose } = person;
  const outline = headOutline(face, shot.turn);
  const locks = hair(figure, hatKind === 'none' ? '' : within('below-hat'));
  const scarf = covering.kind === 'headscarf' ? headscarf(covering.colour, face) : undefined;
  const colours = bodyHairColours(figure);
  const shadow = fill(shadowSide(nose, shift), shade);
  const moved = (x: number, y: number, content: string) =>
    `<g transform="translate(${x} ${y})">${content}</g>`;
  const bareHead = hatKind === 'none';
  const hatShadow = bareHead ? '' : fill('M100 100H300V190Q200 164 100 190Z', mix(light, shade, 0.75));
  const onFace = `${shadow}${locks.shadow}${shadow}${hatShadow}`;
  const hiddenForehead = !bareHead || scarf || coversForehead.includes(person.hair.cut);
  const lines = ageLines(figure, Boolean(hiddenForehead));
  return {
    behind: `${locks.back}${scarf?.back ?? ''}`,
    front: `${clipPath('face', outline)}${clipPath('shadow', shadowSide(nose, shift))}${clipPath('hair-shadow', hairShadowSide)}${clipPath('below-hat', belowHat)}
      ${ears(figure)}${fill(outline, light)}<g ${within('face')}>${onFace}</g>${person.full ? doubleChin(figure) : ''}<g ${within('face')}>${moved(shift, 0, lines + marks(figure))}</g>${beard(figure, colours.beard)}
      ${moved(shift * 0.95, (nose.length - 46) * 0.5 + (face.chinY - 340) * 0.3, mouth(figure))}${moved(shift, 0, brows(figure, colours.brows) + (shot.sunglasses ? '' : eyes(figure)))}${locks.front}${scarf?.front ?? ''}
      ${moved(shift * 0.9, 0, shot.sunglasses ? glasses('sun', night, 36) : glasses(person.glasses.shape, person.glasses.colour, person.eyes.gap))}
      ${scarf ? '' : earrings(figure)}${hatKind === 'none' ? '' : hat(hatKind, hatKind === 'headwrap' ? covering.colour : shot.hat.colour, face)}`,
    over: locks.over,
  };
}

/** Draws a person in a shot: an SVG of 400 by 500 units, with the eyes in its upper 45 %. */
export function portraitSvg(person: Person, shot: Shot, width = 400): string {
  const figure = figureOf(person, shot);
  const build = buildOf(person);
  const [scale, y] = framings[shot.framing];
  const head = headOf(figure, person.covering.kind === 'headwrap' ? 'headwrap' : shot.hat.kind);
  const leaning = (content: string) => `<g transform="rotate(${shot.tilt} 200 330)">${content}</g>`;
  const covered = person.covering.kind === 'headscarf';
  const ground = grounds[shot.ground];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 1.25}" viewBox="0 0 400 500">
    ${scene(shot.scene, ground)}<g transform="translate(200 ${y}) scale(${shot.mirrored ? -scale : scale} ${scale}) translate(-200 -228)">
    ${person.wheelchair && shot.framing === 'half' ? wheelchair(build, ground[3]) : ''}${leaning(head.behind)}${neckAndChest(figure, build)}${clothes(figure, build)}
    ${covered ? '' : necklace(figure, build.neck)}${leaning(head.front)}${covered ? headscarf(person.covering.colour, person.face).drape : ''}${leaning(head.over)}${prop(figure, build)}</g></svg>`;
  return svg.replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
