import { between, seededRandom } from '../../random';
import { mix, toneAt } from '../colour';
import type { Tones } from '../colour';
import type { Person } from '../person';
import { hairTones } from '../hair/hair-colour';
import { coordinate as c } from '../shape';
import { turned } from './head';
import type { Head } from './head';

/** A beard in three layers: below the face, on it (clipped to the face), and over the lips. */
export type FacialHair = { readonly below: string; readonly on: string; readonly over: string };

const nothing: FacialHair = { below: '', on: '', over: '' };

/** Beards are a shade deeper than the hair, so that fair ones stand out from the skin; white ones stay white. */
function beardTones({ hairColour, beardGrey }: Person): Tones {
  const tones = hairTones(hairColour, beardGrey);
  const deeper = beardGrey > 0.85 ? 0 : 0.28;
  return {
    base: mix(tones.base, tones.shade, deeper),
    shade: mix(tones.shade, '#1a100c', deeper * 0.6),
    light: mix(tones.light, tones.base, deeper),
  };
}

function cheekShape(head: Head, top: number): string {
  const { face, nose, mouth } = head.person;
  const lip = nose.length + 22;
  const w = mouth.width + 12;
  return `M${c(-face.width - 12)},${c(top - 34)}C${c(-face.width + 8)},${c(top + 10)} ${c(-face.width * 0.8)},${c(lip - 4)} ${c(-w - 10)},${c(lip - 2)}C${c(-w + 4)},${c(lip - 8)} -16,${c(nose.length + 8)} 0,${c(nose.length + 12)}C16,${c(nose.length + 8)} ${c(w - 4)},${c(lip - 8)} ${c(w + 10)},${c(lip - 2)}C${c(face.width * 0.8)},${c(lip - 4)} ${c(face.width - 8)},${c(top + 10)} ${c(face.width + 12)},${c(top - 34)}L${c(face.width + 20)},190L${c(-face.width - 20)},190Z`;
}

function chinPath(head: Head): string {
  const { nose, mouth, face } = head.person;
  const y = nose.length + 24;
  const w = mouth.width + 7;
  return `M${c(-w)},${c(y)}C${c(-w - 4)},${c(y + 34)} ${c(-w + 2)},${c(face.chin)} 0,${c(face.chin + 8)}C${c(w - 2)},${c(face.chin)} ${c(w + 4)},${c(y + 34)} ${c(w)},${c(y)}C${c(w * 0.7)},${c(nose.length + 9)} ${c(-w * 0.7)},${c(nose.length + 9)} ${c(-w)},${c(y)}Z`;
}

function bristles(head: Head, count: number, low: number, length: number, width = 1.5, strength = 1): string {
  const { person } = head;
  const random = seededRandom(`${person.id} beard`);
  const tones = beardTones(person);
  const { face, mouth, nose } = person;
  const groups = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const x = between(random, -1, 1);
    const edge = face.width * (1 - Math.max(0, 0.18 + Math.abs(x) * 0.2));
    const y = between(random, nose.length + 12 - Math.abs(x) * 8, low);
    const px = x * edge * (y > 100 ? 0.86 : 1);
    const nearLips =
      Math.abs(px) < mouth.width + 2 &&
      y > nose.length + 24 &&
      y < nose.length + 56 &&
      !(y > nose.length + 50);
    if (nearLips) continue;
    const slot = Math.floor(random() * 3);
    groups[slot] +=
      `M${c(px)},${c(y)}q${c(x * 3)},${c(length * 0.6)} ${c(x * 5 + between(random, -3, 3))},${c(length)}`;
  }
  return groups
    .map(
      (path, index) =>
        `<path d="${path}" fill="none" stroke="${toneAt(tones, [0.12, 0.5, 0.95][index] ?? 0.5)}" stroke-width="${width}" opacity="${([0.42, 0.42, 0.5][index] ?? 0.4) * strength}" stroke-linecap="round"/>`,
    )
    .join('');
}

function chinHairs(head: Head): string {
  const { person } = head;
  const { nose, mouth, face } = person;
  const random = seededRandom(`${person.id} chin`);
  const tones = beardTones(person);
  const top = nose.length + 52;
  let [dark, light] = ['', ''];
  for (let index = 0; index < 150; index += 1) {
    const x = between(random, -1, 1);
    const y = between(random, top - Math.abs(x) * 26, face.chin - 2 - x * x * 16);
    const stroke = `M${c(x * (mouth.width + 4) + turned(head, 0.5))},${c(y)}q${c(-x * 2)},4 ${c(-x * 4)},8`;
    if (random() > 0.45) dark += stroke;
    else light += stroke;
  }
  return `<path d="${dark}" fill="none" stroke="${tones.shade}" stroke-width="1.4" opacity=".5" stroke-linecap="round"/><path d="${light}" fill="none" stroke="${tones.light}" stroke-width="1.1" opacity=".35" stroke-linecap="round"/>`;
}

function moustache(head: Head, strength: number): string {
  const { person } = head;
  const tones = beardTones(person);
  const { nose, mouth } = person;
  const y = nose.length + 12;
  const w = mouth.width + 6;
  const random = seededRandom(`${person.id} moustache`);
  let hairs = '';
  for (let index = 0; index < 34; index += 1) {
    const x = between(random, -1, 1);
    hairs += `M${c(x * w * 0.55)},${c(y + Math.abs(x) * 4)}q${c(x * 8)},5 ${c(x * 15)},${c(13 + Math.abs(x) * 2)}`;
  }
  return `<g transform="translate(${c(turned(head, 0.8))},0)" opacity="${strength}"><path d="M0,${c(y)}C-14,${c(y - 6)} ${c(-w + 8)},${c(y)} ${c(-w - 3)},${c(y + 19)}C${c(-w * 0.6)},${c(y + 15)} -14,${c(y + 17)} 0,${c(y + 12)}C14,${c(y + 17)} ${c(w * 0.6)},${c(y + 15)} ${c(w + 3)},${c(y + 19)}C${c(w - 8)},${c(y)} 14,${c(y - 6)} 0,${c(y)}Z" fill="${tones.base}"/><path d="${hairs}" fill="none" stroke="${tones.shade}" stroke-width="1.6" opacity=".6"/><path d="${hairs}" transform="translate(1.5,-1)" fill="none" stroke="${tones.light}" stroke-width="1" opacity=".35"/></g>`;
}

/** The beard or moustache of a man; nothing for those who shave. */
export function facialHairOf(head: Head): FacialHair {
  const { person } = head;
  if (person.beard === 'none') return nothing;
  const tones = beardTones(person);
  const { face } = person;
  const soft = (path: string, opacity: number, blur: string): string =>
    `<path d="${path}" transform="translate(${c(turned(head, 0.5))},0)" fill="${tones.base}" opacity="${opacity}" filter="url(#${blur})"/>`;
  switch (person.beard) {
    case 'stubble':
      return {
        below: '',
        on: soft(cheekShape(head, 34), 0.34, 'blur5') + bristles(head, 420, face.chin - 4, 2, 1.1, 0.42),
        over: moustache(head, 0.28),
      };
    case 'boxed':
      return {
        below: '',
        on: soft(cheekShape(head, 40), 0.74, 'blur2') + bristles(head, 420, face.chin - 6, 7, 1.3, 0.75),
        over: moustache(head, 0.82),
      };
    case 'short':
      return {
        below: '',
        on: soft(cheekShape(head, 26), 0.62, 'blur5') + bristles(head, 480, face.chin - 4, 5, 1.2, 0.6),
        over: moustache(head, 0.66),
      };
    case 'full': {
      const w = face.width * face.jaw;
      const under = `M${c(-face.width * 0.96)},44C${c(-w - 12)},${c(face.chin - 20)} ${c(-w * 0.62)},${c(face.chin + 30)} 0,${c(face.chin + 36)}C${c(w * 0.62)},${c(face.chin + 30)} ${c(w + 12)},${c(face.chin - 20)} ${c(face.width * 0.96)},44Z`;
      return {
        below: `<path d="${under}" fill="${tones.shade}" filter="url(#blur2)"/><path d="${under}" transform="translate(0,-5)" fill="${tones.base}" filter="url(#blur2)"/>`,
        on: soft(cheekShape(head, 22), 0.92, 'blur2') + bristles(head, 420, face.chin + 4, 13, 1.6, 0.8),
        over: moustache(head, 0.95) + `<g transform="translate(0,${c(face.chin - 26)})">${fringe(head)}</g>`,
      };
    }
    case 'goatee':
      return {
        below: '',
        on: soft(cheekShape(head, 40), 0.2, 'blur5') + soft(chinPath(head), 0.8, 'blur2') + chinHairs(head),
        over: moustache(head, 0.8),
      };
    case 'moustache':
      return { below: '', on: soft(cheekShape(head, 40), 0.12, 'blur5'), over: moustache(head, 0.95) };
  }
}

function fringe(head: Head): string {
  const { person } = head;
  const random = seededRandom(`${person.id} fringe`);
  const tones = beardTones(person);
  const w = person.face.width * person.face.jaw * 0.92;
  let light = '';
  let dark = '';
  for (let index = 0; index < 90; index += 1) {
    const x = between(random, -1, 1);
    const y = between(random, -26, 34) - x * x * 30;
    const stroke = `M${c(x * w)},${c(y)}q${c(-x * 3)},9 ${c(-x * 9)},${c(between(random, 16, 26))}`;
    if (random() > 0.55) light += stroke;
    else dark += stroke;
  }
  return `<path d="${dark}" fill="none" stroke="${tones.shade}" stroke-width="2" opacity=".5" stroke-linecap="round"/><path d="${light}" fill="none" stroke="${tones.light}" stroke-width="1.4" opacity=".45" stroke-linecap="round"/>`;
}
