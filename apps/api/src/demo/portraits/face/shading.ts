import { between, seededRandom } from '../../random';
import { wear } from '../person';
import { coordinate as c } from '../shape';
import { turned } from './head';
import type { Head } from './head';

function freckles(head: Head): string {
  const random = seededRandom(`${head.person.id} freckles`);
  const dots = Array.from({ length: 46 }, () => {
    const x = between(random, -1, 1);
    return `<circle cx="${c(x * 62 + turned(head, 0.8))}" cy="${c(22 + between(random, -16, 16) - Math.abs(x) * 6)}" r="${c(between(random, 0.9, 2.1))}"/>`;
  });
  return `<g fill="${head.person.skin.shade}" opacity=".34">${dots.join('')}</g>`;
}

/** Light and shadow on the face, to be clipped to its outline. */
export function faceShading(head: Head, hairShadow: string): string {
  const { person, shot } = head;
  const { skin, face } = person;
  const l = shot.light;
  const male = person.gender === 'male';
  const cheek = male ? 0.2 : 0.34 + person.makeup * 0.2;
  const x = turned(head, 0.7);
  const parts = [
    `<rect x="-120" y="-160" width="240" height="320" fill="url(#sideShade)"/>`,
    `<ellipse cx="${c(l * (face.width * 0.92))}" cy="62" rx="46" ry="92" fill="url(#softShade)" opacity=".62"/>`,
    `<ellipse cx="${c(-l * (face.width * 1.02))}" cy="66" rx="26" ry="78" fill="url(#softShade)" opacity=".34"/>`,
    `<ellipse cx="${c(-l * 52 + x)}" cy="36" rx="42" ry="32" fill="url(#softFlush)" opacity="${c(cheek)}"/>`,
    `<ellipse cx="${c(l * 54 + x)}" cy="38" rx="38" ry="30" fill="url(#softFlush)" opacity="${c(cheek * 0.85)}"/>`,
    `<ellipse cx="${c(-l * 26 + x)}" cy="-88" rx="58" ry="38" fill="url(#softLight)" opacity=".5"/>`,
    `<ellipse cx="${c(-l * 56 + x)}" cy="22" rx="26" ry="20" fill="url(#softLight)" opacity=".42"/>`,
    `<ellipse cx="${c(-l * 8 + x)}" cy="${c(face.chin - 14)}" rx="24" ry="15" fill="url(#softLight)" opacity=".34"/>`,
    `<ellipse cx="0" cy="${c(face.chin + 8)}" rx="${c(face.width * 0.9)}" ry="36" fill="url(#softShade)" opacity=".5"/>`,
  ];
  if (hairShadow) {
    parts.push(
      [5, 9, 13, 18]
        .map(
          (drop) =>
            `<path d="${hairShadow}" transform="translate(${c(l * drop * 0.4)},${drop})" fill="${skin.shade}" opacity=".14"/>`,
        )
        .join(''),
    );
  }
  if (person.freckles) parts.push(freckles(head));
  if (person.mole) {
    parts.push(
      `<circle cx="${c(person.mole[0] + x)}" cy="${c(person.mole[1])}" r="2.5" fill="${skin.shade}" opacity=".8"/>`,
    );
  }
  return parts.join('');
}

/** The lines that a grown-up face has; they deepen with the years. */
export function ageLines(head: Head): string {
  const { person, shot } = head;
  const age = wear(person);
  const smiling = shot.expression === 'smile' || shot.expression === 'laugh';
  const { shade } = person.skin;
  const [x, nose] = [turned(head, 0.78), person.nose.length];
  const w = person.mouth.width * (smiling ? 1.3 : 1.12);
  const from = person.nose.width + 9;
  const line = (path: string, width: number, opacity: number): string =>
    `<path d="${path}" fill="none" stroke="${shade}" stroke-width="${c(width)}" opacity="${c(opacity * 10) === '0' ? 0 : Math.round(opacity * 100) / 100}" stroke-linecap="round"/>`;
  const fold = (smiling ? 0.22 : 0.12) + age * 0.44;
  const parts = [
    line(
      `M${c(-from)},${c(nose - 4)}C${c(-from - 9)},${c(nose + 8)} ${c(-w - 9)},${c(nose + 18)} ${c(-w - 9)},${c(nose + 34)}M${c(from)},${c(nose - 4)}C${c(from + 9)},${c(nose + 8)} ${c(w + 9)},${c(nose + 18)} ${c(w + 9)},${c(nose + 34)}`,
      1.8 + age * 1.4,
      fold,
    ),
  ];
  if (age > 0.2) {
    parts.push(
      line('M-40,-74C-16,-80 14,-80 40,-74M-33,-88C-12,-93 12,-93 33,-88', 1.5 + age * 0.7, age * 0.42),
      line('M-6,-34C-8,-29 -7,-24 -5,-20M6,-34C8,-29 7,-24 5,-20', 1.5, age * 0.5),
    );
  }
  if (age > 0.45) {
    parts.push(
      line(
        `M${c(-w - 2)},${c(nose + 42)}C${c(-w - 5)},${c(nose + 52)} ${c(-w - 4)},${c(nose + 60)} ${c(-w)},${c(nose + 68)}M${c(w + 2)},${c(nose + 42)}C${c(w + 5)},${c(nose + 52)} ${c(w + 4)},${c(nose + 60)} ${c(w)},${c(nose + 68)}`,
        1.8,
        age * 0.45,
      ),
      line('M-30,-101C-10,-105 12,-105 30,-101', 1.5, age * 0.34),
      line('M-74,30C-70,40 -66,46 -60,52M74,30C70,40 66,46 60,52', 1.5, age * 0.28),
    );
  }
  return `<g transform="translate(${c(x)},0)">${parts.join('')}</g>`;
}
