import { darker, mix } from '../colour';
import { hairTones } from '../hair/hair-colour';
import { wear } from '../person';
import { between, seededRandom } from '../../random';
import { coordinate as c, ratio } from '../shape';
import { foreshortened, turned } from './head';
import type { Head } from './head';

/** Both brows: a soft shape with single hairs over it. */
export function browsOf(head: Head): string {
  const { person } = head;
  const { weight, arch, slant } = person.brows;
  const age = wear(person);
  const own = hairTones(
    person.hairColour === 'platinum' ? 'darkblond' : person.hairColour,
    person.grey * 0.75,
  );
  const colour = person.grey > 0.6 ? mix(own.base, own.shade, 0.5) : darker(own.shade, 0.05);
  const random = seededRandom(`${person.id} brows`);
  const lift = head.shot.expression === 'laugh' ? 2.5 : 0;
  return [-1, 1]
    .map((side) => {
      const hairs = Array.from({ length: 11 }, (_, index) => {
        const share = index / 10;
        const x = -22 + share * 46;
        const y = 4 - Math.sin(share * 2.5) * (arch + 6) + share * slant * 0.4 + between(random, -1, 1);
        const rise = (1 - share * 0.9) * (weight + 2);
        return `M${c(x)},${c(y + weight * 0.4)}q${c(2 + share * 3)},${c(-rise)} ${c(6 + share * 4)},${c(-rise * 0.7 + share * 3)}`;
      }).join('');
      const shape = `M-23,${c(4.5)}C-10,${c(-arch - weight)} 10,${c(-arch - weight - 2)} 29,${c(slant)}C12,${c(-arch + 1)} -8,${c(-arch + weight * 0.8)} -22,${c(4.5 + weight)}Z`;
      return `<g transform="translate(${c(side * person.eyes.apart + turned(head, 0.6))},${c(-35 - lift + age * 2)}) scale(${ratio(side * foreshortened(head, side))},1)"><path d="${shape}" fill="${colour}" opacity="${c(person.gender === 'male' ? 0.62 : 0.7)}"/><path d="${hairs}" fill="none" stroke="${colour}" stroke-width="1.5" opacity=".75" stroke-linecap="round"/></g>`;
    })
    .join('');
}
