import { darker, lighter, mix } from '../colour';
import { wear } from '../person';
import type { EyeColour } from '../person';
import { coordinate as c, ratio } from '../shape';
import { foreshortened, turned } from './head';
import type { Head } from './head';

const irises: Record<EyeColour, string> = {
  dark: '#33211a',
  brown: '#5c3c22',
  hazel: '#7a6335',
  green: '#5c7550',
  blue: '#4f7796',
  grey: '#71828a',
};

/** The gradients that the eyes are painted with. */
export function eyeGradients({ person }: Head): string {
  const iris = irises[person.eyes.colour];
  return `<radialGradient id="iris" cx=".5" cy=".62" r=".6"><stop offset="0" stop-color="${lighter(iris, 0.3)}"/><stop offset=".6" stop-color="${iris}"/><stop offset="1" stop-color="${darker(iris, 0.62)}"/></radialGradient><linearGradient id="sclera" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cdbfb7"/><stop offset=".5" stop-color="#f3ebe4"/><stop offset="1" stop-color="#e6dad1"/></linearGradient>`;
}

function eye(head: Head, side: 1 | -1): string {
  const { person, shot } = head;
  const { skin, eyes, makeup } = person;
  const age = wear(person);
  const smiling = shot.expression === 'laugh' ? 0.74 : shot.expression === 'smile' ? 0.85 : 1;
  const open = eyes.open * smiling * (1 - age * 0.16);
  const [top, bottom] = [13.4 * open, 9.4 * (0.45 + open * 0.55)];
  const out = -eyes.tilt;
  const x = side * eyes.apart + turned(head, 0.62);
  const width = foreshortened(head, side) * eyes.size;
  const lid = `M-22,3.5C-14,${c(-top * 0.86)} 8,${c(-top * 1.12)} 22,${c(out)}`;
  const shape = `${lid}C12,${c(bottom)} -11,${c(bottom * 1.05)} -22,3.5Z`;
  const gaze = side * (shot.light * 1 + shot.turn * 1.6);
  const lash = darker(person.gender === 'male' ? mix(skin.shade, '#1b100d', 0.75) : '#1f1210', 0.2);
  const weight = person.gender === 'male' ? 2.1 : 3 + makeup * 1.6;
  const wing = person.gender === 'male' ? 0 : 2 + makeup * 5;
  const crease = top + eyes.crease * (1 - age * 0.5);
  const shadowed = makeup > 0.35 ? mix(skin.shade, '#4a2a33', 0.5) : skin.shade;
  const parts = [
    `<ellipse cx="0" cy="-4" rx="38" ry="27" fill="url(#softShade)" opacity="${c(0.42 + age * 0.12)}"/>`,
    `<path d="M-21,1C-12,${c(-crease * 1.05)} 12,${c(-crease * 1.18)} 25,${c(out - 5)}L22,${c(out)}C8,${c(-top * 1.12)} -14,${c(-top * 0.86)} -21,1Z" fill="${shadowed}" opacity="${c(0.2 + makeup * 0.3)}"/>`,
    `<clipPath id="eye${side}"><path d="${shape}"/></clipPath><g clip-path="url(#eye${side})"><rect x="-26" y="-22" width="52" height="42" fill="url(#sclera)"/><circle cx="${c(gaze)}" cy="-3" r="11" fill="url(#iris)"/><circle cx="${c(gaze)}" cy="-3" r="11" fill="none" stroke="#1a0f0a" stroke-width="1.6" opacity=".55"/><circle cx="${c(gaze)}" cy="-3" r="4.7" fill="#0e0807"/><path d="M-24,4C-14,${c(-top * 0.86)} 8,${c(-top * 1.12)} 24,${c(out)}L24,${c(out + 5)}C8,${c(-top * 0.62)} -12,${c(-top * 0.4)} -24,9Z" fill="#2a1510" opacity=".4"/><circle cx="-21" cy="3" r="4" fill="${skin.flush}" opacity=".55"/></g>`,
    `<circle cx="${c(gaze - side * shot.light * 3.8)}" cy="-7" r="2.7" fill="#fff" opacity=".95"/><circle cx="${c(gaze + side * shot.light * 3.6)}" cy="1.4" r="1.4" fill="#fff" opacity=".35"/>`,
    `<path d="M-23,4.5C-15,${c(-top * 0.88)} 7,${c(-top * 1.14)} ${c(22 + wing * 0.6)},${c(out - wing)}C${c(8)},${c(-top * 1.14 - weight)} -15,${c(-top * 0.88 - weight * 0.7)} -23,4.5Z" fill="${lash}" stroke="${lash}" stroke-width="1.2" stroke-linejoin="round"/>`,
    `<path d="M-19,${c(-crease * 0.62)}C-9,${c(-crease * 1.28)} 11,${c(-crease * 1.34)} 25,${c(out - 6 + age * 6)}" fill="none" stroke="${skin.shade}" stroke-width="${c(1.7 + age)}" opacity="${c(0.55 + age * 0.2)}" stroke-linecap="round"/>`,
    `<path d="M-16,${c(bottom * 0.75 + 1)}C-6,${c(bottom + 3.5)} 10,${c(bottom + 2.5)} 20,${c(out * 0.5 + 4)}" fill="none" stroke="${lash}" stroke-width="1.1" opacity="${c(0.3 + makeup * 0.25)}"/>`,
    `<path d="M-19,${c(bottom + 4)}C-8,${c(bottom + 10 + age * 4)} 9,${c(bottom + 9 + age * 4)} 20,${c(bottom + 1)}" fill="none" stroke="${skin.shade}" stroke-width="${c(1.4 + age * 1.4)}" opacity="${c(0.22 + age * 0.42)}" stroke-linecap="round"/>`,
  ];
  if (age > 0.2) {
    const fold = c(0.06 + age * 0.56);
    const reach = 6 + age * 8 + (smiling < 1 ? 3 : 0);
    parts.push(
      `<path d="M28,${c(out + 1)}l${c(reach)},-5M28,${c(out + 5)}l${c(reach + 1)},1.5${age > 0.4 ? `M27,${c(out + 9)}l${c(reach)},6` : ''}" fill="none" stroke="${skin.shade}" stroke-width="${c(1.3 + age * 0.8)}" opacity="${fold}" stroke-linecap="round"/>`,
    );
  }
  return `<g transform="translate(${c(x)},-8) scale(${ratio(side * width)},${ratio(eyes.size)})">${parts.join('')}</g>`;
}

/** Both eyes, with lids, lashes and the folds that the years bring. */
export function eyesOf(head: Head): string {
  return eye(head, -1) + eye(head, 1);
}
