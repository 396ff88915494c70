import { darker, lighter } from './colour';
import { eyeGradients } from './face/eyes';
import type { Head } from './face/head';
import { hairTones } from './hair/hair-colour';
import { coordinate as c } from './shape';
import type { Grade } from './shot';

const blurs = [1, 2, 5];

function linear(
  id: string,
  box: readonly [number, number, number, number],
  stops: readonly (readonly [number, string, number?])[],
): string {
  const [x1, y1, x2, y2] = box;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${c(x1)}" y1="${c(y1)}" x2="${c(x2)}" y2="${c(y2)}">${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('')}</linearGradient>`;
}

function soft(id: string, colour: string): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset=".45" stop-color="${colour}" stop-opacity=".55"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** All paint servers and filters that the parts of a portrait refer to. */
export function paints(head: Head): string {
  const { person, shot } = head;
  const { skin } = person;
  const l = shot.light;
  const hair = hairTones(person.hairColour, person.grey);
  const cloth = shot.garment.colour;
  return [
    ...blurs.map(
      (amount) =>
        `<filter id="blur${amount}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
    ),
    linear(
      'skin',
      [-l * 110, -60, l * 110, 40],
      [
        [0, skin.light],
        [0.42, skin.base],
        [1, skin.shade],
      ],
    ),
    linear(
      'neckSkin',
      [-l * 130, 120, l * 130, 230],
      [
        [0, skin.light],
        [0.45, skin.base],
        [1, skin.shade],
      ],
    ),
    linear(
      'sideShade',
      [l * 10, 0, l * 104, 26],
      [
        [0, skin.shade, 0],
        [0.5, skin.shade, 0.12],
        [1, skin.shade, 0.72],
      ],
    ),
    linear(
      'boneShade',
      [-140, 0, 140, 0],
      [
        [0, skin.shade, 0],
        [0.3, skin.shade, 0.8],
        [0.7, skin.shade, 0.8],
        [1, skin.shade, 0],
      ],
    ),
    linear(
      'hair',
      [-l * 120, -180, l * 120, 120],
      [
        [0, hair.light],
        [0.42, hair.base],
        [1, hair.shade],
      ],
    ),
    linear(
      'hairBack',
      [-l * 150, -40, l * 150, 160],
      [
        [0, hair.base],
        [0.7, hair.shade],
        [1, darker(hair.shade, 0.3)],
      ],
    ),
    linear(
      'hairFade',
      [0, -120, 0, 14],
      [
        [0, hair.base],
        [0.38, hair.base, 0.94],
        [0.72, hair.base, 0.62],
        [1, hair.base, 0.16],
      ],
    ),
    linear(
      'sheen',
      [-l * 60, -190, l * 20, 60],
      [
        [0, hair.light, 0.1],
        [0.3, lighter(hair.light, 0.25), 0.95],
        [0.5, hair.light, 0.2],
        [0.8, hair.light, 0.5],
        [1, hair.light, 0.15],
      ],
    ),
    linear(
      'cloth',
      [-l * 220, 220, l * 220, 380],
      [
        [0, lighter(cloth, 0.14)],
        [0.4, cloth],
        [1, darker(cloth, 0.5)],
      ],
    ),
    linear(
      'innerCloth',
      [-l * 120, 220, l * 120, 380],
      [
        [0, shot.garment.accent],
        [1, darker(shot.garment.accent, 0.35)],
      ],
    ),
    soft('softShade', skin.shade),
    soft('clothShade', darker(cloth, 0.6)),
    soft('clothLight', lighter(cloth, 0.5)),
    soft('lipLight', '#fff1e6'),
    soft('softLight', skin.light),
    soft('softFlush', skin.flush),
    eyeGradients(head),
  ].join('');
}

const grades: Record<Grade, readonly [key: string, strength: number, wash: string, amount: number]> = {
  neutral: ['#fff2d6', 0.72, '#ffffff', 0],
  golden: ['#ffe0a0', 0.9, '#ff9a3c', 0.1],
  cool: ['#eaf4ff', 0.72, '#3f7fc0', 0.09],
  rosy: ['#ffe6e0', 0.75, '#e0607a', 0.08],
  film: ['#fff4de', 0.6, '#3c5a4a', 0.1],
};

/** The light of the picture over all of it: key light, tint, and a darker foot. */
export function gradeOver(grade: Grade, light: 1 | -1): { definitions: string; drawn: string } {
  const [key, strength, wash, amount] = grades[grade];
  return {
    definitions: `<radialGradient id="key" cx="${light > 0 ? 0.12 : 0.88}" cy=".14" r=".98"><stop offset="0" stop-color="${key}" stop-opacity="${strength}"/><stop offset=".55" stop-color="${key}" stop-opacity="0"/></radialGradient><linearGradient id="foot" x1="0" y1=".45" x2="0" y2="1"><stop offset="0" stop-color="#140a08" stop-opacity="0"/><stop offset="1" stop-color="#140a08" stop-opacity=".26"/></linearGradient>`,
    drawn: `${amount > 0 ? `<rect width="600" height="750" fill="${wash}" opacity="${amount * 0.7}"/>` : ''}<rect width="600" height="750" fill="url(#key)" style="mix-blend-mode:soft-light"/><rect width="600" height="750" fill="url(#foot)"/>`,
  };
}
