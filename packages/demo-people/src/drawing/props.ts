import { darker, lighter, mix, night, white } from './colour';
import type { Build } from './clothes';
import type { Figure, PropName } from './figure';
import { cream, grounds, wood } from './palette';
import { both, box, disc, each, fill, line, points } from './svg';

type Hands = Record<'light' | 'shade' | 'sleeve' | 'accent', string> & Record<'w' | 'chinY', number>;

function arm(path: string, colour: string): string {
  return line(path, darker(colour, 0.36), 53) + line(path, colour, 48);
}

/** Draws four fingers around an object, seen from outside; `side` is where they end. */
function fingers(x: number, y: number, side: 1 | -1, { light, shade }: Hands): string {
  const tone = (at: number) => (at > 2 ? mix(light, shade, 0.35) : light);
  const finger = (reach: number, at: number) =>
    line(`M${x - 14 * side} ${y - 21 + at * 14}h${reach * side}`, tone(at), 12.4);
  return `${fill(`M${x - 20 * side} ${y - 28}h${34 * side}v58h${-34 * side}Z`, shade)}${each([25, 28, 28, 22], finger)}`;
}

const blossoms = points([112, 440, 152, 420, 192, 444, 134, 464, 172, 470]);
const petals = points([13, 0, 4, 12, -11, 8, -11, -8, 4, -12]);

/** Objects and gestures, drawn over a half figure. */
const drawings = {
  cup: (hands: Hands) => `
    ${arm(`M${186 + hands.w} 470L${206 + hands.w} 596L262 520`, hands.sleeve)}${line('M296 538L268 508', hands.light, 34)}${fill('M216 440h62l-6 76q-25 10 -50 0Z', hands.accent)}${fill('M247 440h31l-6 76q-12 5 -25 5Z', night, 'opacity=".2"')}
    ${box(212, 434, 70, 10, lighter(hands.accent, 0.4), 5)}${fingers(262, 482, -1, hands)}${line('M236 424c-6 -10 6 -16 0 -28M258 424c-6 -10 6 -16 0 -28', white, 3.4, 'opacity=".6"')}`,
  wine: (hands: Hands) => `
    ${arm(`M${214 - hands.w} 470L${198 - hands.w} 596L132 524`, hands.sleeve)}${line('M106 546L134 514', hands.light, 32)}${line('M140 470v78M118 552h44', cream, 5)}${fill('M114 384h52c12 44 6 88 -26 88s-38 -44 -26 -88Z', white, 'opacity=".4"')}
    ${fill('M107 424h66c0 30 -10 48 -33 48s-33 -18 -33 -48Z', '#8E1436')}${fingers(136, 502, 1, hands)}`,
  book: ({ light, shade, sleeve, accent, w }: Hands) => `
    ${both(arm(`M${214 - w} 470L${200 - w} 600L116 560`, sleeve))}${fill('M96 470L200 492V610L96 588Z', accent)}${fill('M304 470L200 492V610L304 588Z', darker(accent, 0.3))}${fill('M102 462L200 484V494L102 472ZM298 462L200 484V494L298 472Z', cream)}
    ${both(line('M100 556q14 -6 26 4', light, 20) + line('M100 576q14 -6 22 2', shade, 17))}${box(124, 512, 50, 7, lighter(accent, 0.5))}${box(124, 528, 36, 7, lighter(accent, 0.5))}`,
  chin: ({ light, shade, sleeve, w, chinY }: Hands) => `
    ${arm(`M${190 + w} 480L${192 + w} 620L250 ${chinY + 110}`, sleeve)}${line(`M262 ${chinY + 116}L246 ${chinY + 50}`, light, 34)}
    ${fill(`M206 ${chinY + 2}C214 ${chinY - 12} 262 ${chinY - 16} 272 ${chinY + 2}C278 ${chinY + 26} 270 ${chinY + 52} 254 ${chinY + 58}H222C206 ${chinY + 44} 202 ${chinY + 20} 206 ${chinY + 2}Z`, light)}
    ${line(`M222 ${chinY - 2}q-2 16 4 26M239 ${chinY - 6}q-2 18 4 28M256 ${chinY - 4}q0 16 2 24`, shade, 3)}${line(`M212 ${chinY + 32}q16 10 34 2`, mix(light, shade, 0.7), 4)}`,
  wave: ({ light, shade, sleeve, w }: Hands) => `
    ${arm(`M${188 + w} 474L${222 + w} 580L318 440`, sleeve)}${line('M320 446L322 396', light, 34)}${fill('M298 350q24 -12 48 0l-4 50q-20 10 -40 0Z', light)}
    ${line('M304 356L292 306M316 350L312 292M330 350L334 292M341 356L354 304M302 388L278 362', light, 13)}${line('M309 348l1 10M323 346v10M336 348l-1 10M306 380q14 10 30 2', shade, 2.6)}`,
  flowers: (hands: Hands) => `
    ${arm(`M${214 - hands.w} 470L${200 - hands.w} 600L150 560`, hands.sleeve)}${line('M140 560l-26 -110M150 560l2 -126M160 560l30 -106', '#245F46', 6)}
    ${each(blossoms, ([x, y], at) => blossom(x, y, [hands.accent, '#FFC531', hands.accent, cream, '#D7263D'][at] ?? cream))}${fill('M122 500h58l-12 120h-34Z', cream)}${fill('M151 500h29l-12 120h-17Z', '#DDBB85')}${fingers(152, 566, 1, hands)}`,
  guitar: (hands: Hands) => `
    ${fill('M60 640C10 600 40 520 104 536C130 520 150 500 184 516C230 540 216 600 180 616C170 690 90 700 60 640Z', hands.accent)}
    <g opacity=".75">${disc(136, 588, 26, night)}</g>${line('M136 588L392 430', wood, 20)}${line('M104 612L396 426M100 604L392 422', cream, 1.8)}
    ${arm(`M${188 + hands.w} 474L${204 + hands.w} 590L320 500`, hands.sleeve)}${line('M324 506L318 482', hands.light, 30)}${fingers(306, 476, -1, hands)}
    ${arm(`M${212 - hands.w} 474L${190 - hands.w} 560L96 590`, hands.sleeve)}${line('M92 590L128 600', hands.light, 28)}`,
  folded: ({ light, shade, sleeve, w }: Hands) => `
    ${arm(`M${190 + w} 476L${202 + w} 566L150 560`, sleeve)}${arm(`M${210 - w} 476L${198 - w} 574L246 548`, lighter(sleeve, 0.08))}
    ${line('M256 546L286 536', light, 30)}${line('M280 526l18 -2M284 537l18 -1M284 548l14 1', light, 11)}${line('M284 532h16M286 543h16', shade, 2)}`,
  dog: () => dog('#B9733F'),
  poodle: () => dog('#EAE3DE'),
} satisfies Record<PropName, (hands: Hands) => string>;

function blossom(x: number, y: number, colour: string): string {
  return each(petals, ([dx, dy]) => disc(x + dx, y + dy, 10, colour)) + disc(x, y, 8, darker(colour, 0.45));
}

function dog(coat: string): string {
  const [dark, pale] = [darker(coat, 0.34), lighter(coat, 0.45)];
  return `${fill('M20 560C16 480 50 450 92 450s78 34 74 110V700H20Z', coat)}${fill('M96 450c42 0 74 34 70 110V700H96Z', dark)}
    ${fill('M92 372c36 0 52 24 50 54 -2 36 -24 60 -50 60s-48 -24 -50 -60c-2 -30 14 -54 50 -54Z', coat)}${fill('M94 372c34 0 50 24 48 54 -2 36 -22 60 -48 60Z', dark)}
    ${fill('M52 384c-26 2 -34 40 -22 66 14 0 24 -20 30 -44ZM132 384c26 2 34 40 22 66 -14 0 -24 -20 -30 -44Z', darker(coat, 0.5))}
    ${fill('M92 426c20 0 28 14 26 30 -2 18 -14 28 -26 28s-24 -10 -26 -28c-2 -16 6 -30 26 -30Z', pale)}${fill('M80 434q12 -6 24 0 0 14 -12 16 -12 -2 -12 -16Z', night)}
    ${line('M92 450v10q-8 8 -14 2M92 460q8 8 14 2', night, 3)}${each([72, 112], (x) => disc(x, 416, 5.4, night) + disc(x + 2, 414, 1.6, white))}
    ${fill('M84 474q8 6 16 0v14q-8 10 -16 0Z', '#E4717A')}${line('M48 498q44 22 88 0', '#D7263D', 11)}${disc(92, 514, 8, '#FFC531')}`;
}

/** Draws what the figure's hands hold or do. */
export function prop({ person, shot, light, shade }: Figure, { shoulders }: Build): string {
  if (shot.prop === 'none') return '';
  const accent = grounds[shot.ground][3];
  const sleeve = shot.top.kind === 'strap' ? light : shot.top.colour;
  const hands = { light, shade, sleeve, accent: accent === sleeve ? cream : accent };
  return drawings[shot.prop]({ ...hands, w: shoulders, chinY: person.face.chinY });
}

/** Draws a wheelchair around a half figure: back and handles behind it. */
export function wheelchair({ shoulders }: Build, colour: string): string {
  const [edge, frame] = [200 - shoulders, '#2B2A33'];
  const handle =
    line(`M${edge + 14} 520V440q0 -16 -16 -16h-22`, frame, 11) + line(`M${edge - 26} 424h14`, colour, 17);
  const wheel = `<g fill="none"><circle cx="${edge - 42}" cy="612" r="122" stroke="${frame}" stroke-width="14"/><circle cx="${edge - 42}" cy="612" r="101" stroke="#BDB6BA" stroke-width="5"/></g>`;
  return `${both(handle + wheel)}${box(edge - 2, 456, 2 * shoulders + 4, 260, darker(colour, 0.2), 22)}`;
}
