import type { Person } from '../person';
import { wear } from '../person';
import { coordinate as c } from '../shape';
import type { Head } from './head';

/** Half the width of the neck, and of the shoulders. */
export type Frame = { readonly neck: number; readonly shoulders: number };

const shoulders: Record<Person['build'], { female: number; male: number }> = {
  slim: { female: 212, male: 246 },
  average: { female: 226, male: 266 },
  athletic: { female: 234, male: 286 },
  broad: { female: 246, male: 298 },
  full: { female: 272, male: 306 },
};

/** The frame of the body below the head. */
export function frameOf(person: Person): Frame {
  const neck = { slim: 42, average: 45, athletic: 48, broad: 51, full: 56 }[person.build];
  return {
    neck: person.gender === 'male' ? neck + 11 : neck,
    shoulders: shoulders[person.build][person.gender],
  };
}

/** The outline of shoulders and chest. */
export function bodyPath({ neck, shoulders: half }: Frame): string {
  const side = (s: 1 | -1): string[] => [
    `${c(s * half)},420`,
    `${c(s * (half - 6))},300 ${c(s * half * 0.8)},256 ${c(s * (neck + 34))},230`,
    `${c(s * (neck + 6))},216 ${c(s * neck)},198 ${c(s * neck)},176`,
  ];
  const [l, r] = [side(-1), side(1)];
  return `M${l[0]}C${l[1]}C${l[2]}L${r[2]?.split(' ')[2] ?? ''}C${c(neck)},198 ${c(neck + 6)},216 ${c(neck + 34)},230C${c(half * 0.8)},256 ${c(half - 6)},300 ${r[0]}L${c(half)},760L${c(-half)},760Z`;
}

/** The neck down to where the clothes begin. */
export function neckPath({ neck }: Frame): string {
  return `M${c(-neck)},50L${c(-neck)},184C${c(-neck - 2)},206 ${c(-neck - 20)},222 ${c(-neck - 46)},236C-70,320 70,320 ${c(neck + 46)},236C${c(neck + 20)},222 ${c(neck + 2)},206 ${c(neck)},184L${c(neck)},50Z`;
}

/** Neck with its muscles and, with the years, its folds. */
export function neckOf(head: Head, frame: Frame): string {
  const { skin } = head.person;
  const age = wear(head.person);
  const n = frame.neck;
  const folds =
    age > 0.25
      ? `<path d="M${c(-n + 8)},168Q0,184 ${c(n - 8)},166M${c(-n + 10)},186Q0,204 ${c(n - 10)},184" stroke="${skin.shade}" stroke-width="2" opacity="${c(age * 0.5)}" fill="none"/>`
      : '';
  const apple =
    head.person.gender === 'male'
      ? `<ellipse cx="${c(head.shot.light * 4)}" cy="186" rx="11" ry="15" fill="url(#softShade)" opacity=".5"/>`
      : '';
  return `<path d="${neckPath(frame)}" fill="url(#neckSkin)"/><path d="M${c(-n * 0.72)},120C${c(-n * 0.6)},180 ${c(-n * 0.3)},214 -9,240M${c(n * 0.72)},120C${c(n * 0.6)},180 ${c(n * 0.3)},214 9,240" stroke="${skin.shade}" stroke-width="5" opacity=".09" fill="none" stroke-linecap="round"/><path d="M-14,244C-40,236 -64,236 -86,244M14,244C40,236 64,236 86,244" stroke="${skin.shade}" stroke-width="2.6" opacity=".26" fill="none" stroke-linecap="round"/>${apple}${folds}`;
}
