import { darker, mix } from '../colour';
import { wear } from '../person';
import { coordinate as c } from '../shape';
import { turned } from './head';
import type { Head } from './head';

function lipColour({ person, shot }: Head): string {
  if (shot.lipstick) return mix(person.skin.lip, shot.lipstick, 0.85);
  return person.gender === 'male' ? mix(person.skin.lip, person.skin.base, 0.35) : person.skin.lip;
}

function closedMouth(head: Head, raised: number): string {
  const { person, shot } = head;
  const { mouth, skin } = person;
  const thin = 1 - wear(person) * 0.25;
  const [w, u, l] = [mouth.width, mouth.upper * thin, mouth.lower * thin];
  const lip = lipColour(head);
  const corner = 2 - raised;
  return `<path d="M${c(-w)},${c(corner)}C${c(-w * 0.6)},${c(-u * 0.55)} ${c(-w * 0.28)},${c(-u)} ${c(-w * 0.12)},${c(-u)}Q0,${c(-u * 0.66)} ${c(w * 0.12)},${c(-u)}C${c(w * 0.28)},${c(-u)} ${c(w * 0.6)},${c(-u * 0.55)} ${c(w)},${c(corner)}C${c(w * 0.5)},${c(3)} ${c(-w * 0.5)},${c(3)} ${c(-w)},${c(corner)}Z" fill="${darker(lip, 0.14)}"/>
<path d="M${c(-w * 0.95)},${c(corner)}C${c(-w * 0.45)},${c(2.5)} ${c(w * 0.45)},${c(2.5)} ${c(w * 0.95)},${c(corner)}C${c(w * 0.66)},${c(l * 0.9)} ${c(w * 0.32)},${c(l + 2)} 0,${c(l + 2)}C${c(-w * 0.32)},${c(l + 2)} ${c(-w * 0.66)},${c(l * 0.9)} ${c(-w * 0.95)},${c(corner)}Z" fill="${lip}"/>
<ellipse cx="${c(-shot.light * 5)}" cy="${c(l * 0.58)}" rx="${c(w * 0.42)}" ry="${c(l * 0.34)}" fill="url(#lipLight)" opacity="${shot.lipstick ? 0.5 : 0.3}"/>
<path d="M${c(-w - 1)},${c(corner)}C${c(-w * 0.4)},${c(4)} ${c(-w * 0.15)},${c(0.5)} 0,${c(2)}C${c(w * 0.15)},${c(0.5)} ${c(w * 0.4)},${c(4)} ${c(w + 1)},${c(corner - 0.5)}" stroke="${mix(skin.shade, '#3c1410', 0.6)}" stroke-width="2.1" fill="none" opacity=".8" stroke-linecap="round"/>
<path d="M${c(-w - 1)},${c(corner)}q-4,-1 -5,${c(-2 - raised * 0.4)}M${c(w + 1)},${c(corner)}q4,-1 5,${c(-2 - raised * 0.4)}" stroke="${skin.shade}" stroke-width="2.2" fill="none" opacity=".5" stroke-linecap="round"/>
<ellipse cx="0" cy="${c(l + 9)}" rx="${c(w * 0.62)}" ry="7" fill="url(#softShade)" opacity=".5"/>`;
}

function openMouth(head: Head, wide: number): string {
  const { person } = head;
  const { mouth, skin } = person;
  const thin = 1 - wear(person) * 0.2;
  const w = mouth.width * (1.08 + wide * 0.1);
  const [u, l] = [mouth.upper * 0.72 * thin, mouth.lower * 0.66 * thin];
  const drop = 13 + wide * 8;
  const lip = lipColour(head);
  const corner = -7 - wide * 2;
  const inside = `M${c(-w * 0.9)},${c(corner + 2)}C${c(-w * 0.4)},${c(-1)} ${c(w * 0.4)},${c(-1)} ${c(w * 0.9)},${c(corner + 2)}C${c(w * 0.66)},${c(drop * 0.78)} ${c(w * 0.34)},${c(drop)} 0,${c(drop)}C${c(-w * 0.34)},${c(drop)} ${c(-w * 0.66)},${c(drop * 0.78)} ${c(-w * 0.9)},${c(corner + 2)}Z`;
  const teeth = `M${c(-w * 0.88)},${c(corner + 2)}C${c(-w * 0.4)},${c(-1)} ${c(w * 0.4)},${c(-1)} ${c(w * 0.88)},${c(corner + 2)}C${c(w * 0.6)},${c(drop * 0.58)} ${c(w * 0.3)},${c(drop * 0.74)} 0,${c(drop * 0.76)}C${c(-w * 0.3)},${c(drop * 0.74)} ${c(-w * 0.6)},${c(drop * 0.58)} ${c(-w * 0.88)},${c(corner + 2)}Z`;
  const gaps = [-0.44, -0.27, -0.09, 0.09, 0.27, 0.44]
    .map(
      (share) =>
        `M${c(w * share * 1.05)},${c(-2 - Math.abs(share) * 6)}L${c(w * share)},${c(drop * (0.66 - Math.abs(share) * 0.5))}`,
    )
    .join('');
  return `<path d="M${c(-w)},${c(corner)}C${c(-w * 0.55)},${c(-u * 0.8 - 3)} ${c(-w * 0.26)},${c(-u - 1)} ${c(-w * 0.11)},${c(-u)}Q0,${c(-u * 0.7)} ${c(w * 0.11)},${c(-u)}C${c(w * 0.26)},${c(-u - 1)} ${c(w * 0.55)},${c(-u * 0.8 - 3)} ${c(w)},${c(corner)}C${c(w * 0.72)},${c(drop + l * 0.6)} ${c(w * 0.36)},${c(drop + l)} 0,${c(drop + l)}C${c(-w * 0.36)},${c(drop + l)} ${c(-w * 0.72)},${c(drop + l * 0.6)} ${c(-w)},${c(corner)}Z" fill="${lip}"/>
<path d="M${c(-w)},${c(corner)}C${c(-w * 0.55)},${c(-u * 0.8 - 3)} ${c(-w * 0.26)},${c(-u - 1)} ${c(-w * 0.11)},${c(-u)}Q0,${c(-u * 0.7)} ${c(w * 0.11)},${c(-u)}C${c(w * 0.26)},${c(-u - 1)} ${c(w * 0.55)},${c(-u * 0.8 - 3)} ${c(w)},${c(corner)}C${c(w * 0.4)},${c(0)} ${c(-w * 0.4)},${c(0)} ${c(-w)},${c(corner)}Z" fill="${darker(lip, 0.13)}"/>
<path d="${inside}" fill="#4b1a18"/><path d="${teeth}" fill="#f7efe6"/><path d="${gaps}" stroke="#c9b9ab" stroke-width=".9" opacity=".55"/><path d="M${c(-w * 0.88)},${c(corner + 2)}C${c(-w * 0.4)},${c(-1)} ${c(w * 0.4)},${c(-1)} ${c(w * 0.88)},${c(corner + 2)}C${c(w * 0.4)},${c(5)} ${c(-w * 0.4)},${c(5)} ${c(-w * 0.88)},${c(corner + 2)}Z" fill="#5d1f1a" opacity=".26"/>
<path d="M${c(-w - 1)},${c(corner)}q-5,-1 -7,-5M${c(w + 1)},${c(corner)}q5,-1 7,-5" stroke="${skin.shade}" stroke-width="2.5" fill="none" opacity=".6" stroke-linecap="round"/>
<ellipse cx="0" cy="${c(drop + l + 7)}" rx="${c(w * 0.6)}" ry="6" fill="url(#softShade)" opacity=".5"/>`;
}

/** The mouth in the expression of the shot. */
export function mouthOf(head: Head): string {
  const drawn = {
    calm: () => closedMouth(head, 1),
    soft: () => closedMouth(head, 4),
    smile: () => openMouth(head, 0),
    laugh: () => openMouth(head, 1),
  }[head.shot.expression]();
  return `<g transform="translate(${c(turned(head, 0.78))},${c(head.person.nose.length + 37)})">${drawn}</g>`;
}
