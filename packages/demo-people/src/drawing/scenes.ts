import { darker, lighter, mix, night, white } from './colour';
import type { SceneName } from './figure';
import { cream } from './palette';
import type { Ground } from './palette';
import { isAmong } from '../words';
import { box, disc, each, fill, line, points, times } from './svg';

const field = (colour: string) => box(-60, -60, 520, 620, colour);

const stars = points([40, 50, 90, 110, 330, 40, 366, 120, 300, 90, 28, 180, 376, 220, 60, 260]);
const fruit = points([
  20, 340, 56, 344, 92, 340, 300, 340, 338, 344, 376, 340, 38, 312, 74, 314, 320, 312, 358, 314,
]);
const bulbs = points([10, 74, 50, 99, 94, 112, 140, 105, 182, 84, 236, 84, 276, 102, 322, 100, 366, 80]);
const leaves = [
  '20 120) rotate(30',
  '60 330) rotate(70',
  '370 90) rotate(-140',
  '380 300) rotate(200',
  '330 430) rotate(230',
];
const houses = [-30, 250, 90, 64, 190, 70, 138, 280, 60, 202, 230, 76, 284, 170, 70, 358, 260, 90];

/** Draws one shelf of books, from below `y`. */
function shelf(y: number, colours: readonly string[], shift: number): string {
  let x = -20 - shift;
  return Array.from({ length: 19 }, (_, at) => {
    if ((at + shift) % 7 === 5) return (x += 26) && '';
    const [width, height] = [18 + ((at * 7 + shift) % 5) * 5, 98 - ((at * 11 + shift) % 4) * 9];
    const colour = colours[(at + shift) % colours.length] ?? cream;
    const book =
      box(x, y - height, width - 3, height, colour) +
      box(x + 3, y - height + 14, width - 9, 5, lighter(colour, 0.3));
    x += width;
    return book;
  }).join('');
}

function tree(x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${box(-4, -20, 8, 70, night)}${fill('M0 -120C50 -60 50 0 0 0C-50 0 -50 -60 0 -120Z', colour)}</g>`;
}

function wheel(x: number, colour: string): string {
  const spokes = times(10, (at) => `M${x} 416l${76 * Math.cos(at * 0.628)} ${76 * Math.sin(at * 0.628)}`);
  return `<circle cx="${x}" cy="416" r="76" fill="none" stroke="${colour}" stroke-width="7"/>${disc(x, 416, 9, colour)}${line(spokes, colour, 1.6)}`;
}

function ray(at: number): string {
  const point = (angle: number) => `L${200 + 480 * Math.cos(angle)} ${220 + 480 * Math.sin(angle)}`;
  return `M200 220${point(at * 0.698)}${point(at * 0.698 + 0.34)}Z`;
}

function house(at: number, ...[g, d, l, a]: Ground): string {
  const [x = 0, y = 0, width = 0] = houses.slice(at * 3);
  const tint = (n: number) => ((n * at) % 2 ? a : l);
  const window = (n: number) =>
    (n + at) % 3
      ? box(x + 12 + (n % 2) * (width / 2 - 4), y + 18 + Math.floor(n / 2) * 34, 14, 18, tint(n))
      : '';
  return box(x, y, width, 400, at % 2 ? d : mix(d, g, 0.35)) + times(8, window);
}

function leaf(place: string, colour: string, veins: string): string {
  return `<g transform="translate(${place}) scale(1.2)">${fill('M0 0C30 -50 90 -60 130 -10C90 30 40 40 0 0Z', colour)}${line('M0 0C40 -10 80 -16 120 -10M40 -8l14 -20M66 -13l16 -18M44 -7l18 14M72 -11l18 12', veins, 3)}</g>`;
}

type Scene = (ground: string, darker: string, lighter: string, accent: string) => string;

/** Flat, quiet background scenes in the ground's colours only: ground, darker, lighter, accent. */
const drawings = {
  plain: (g) => field(g),
  disc: (g, _d, l) => field(g) + disc(200, 210, 176, l),
  dusk: (g, d, _l, a) => field(g) + disc(290, 150, 108, a) + box(-60, 340, 520, 220, d),
  arch: (g, d) => field(d) + fill('M40 560V210a160 160 0 0 1 320 0V560Z', g),
  split: (g, d) => field(g) + fill('M230 -60H460V560H150Z', d),
  rays: (g, _d, l) => field(g) + fill(times(9, ray), l, 'opacity=".55"'),
  cafe: (g, d, l, a) => `
    ${field(g)}${box(24, 40, 150, 230, l, 8)}${box(96, 40, 6, 230, g)}${box(24, 150, 150, 6, g)}${line('M320 -60V70', d, 5)}${fill('M276 116a44 44 0 0 1 88 0Z', d)}
    ${disc(320, 118, 13, a)}${box(250, 226, 200, 8, d)}${each([268, 306, 344, 382], (x, at) => box(x, 200, 26, 26, at % 2 ? l : a))}${box(-60, 400, 520, 160, d)}`,
  beach: (g, d, l, a) => `
    ${field(l)}${disc(84, 110, 46, a)}${box(-60, 232, 520, 100, g)}${line('M20 262h60M120 250h44M290 256h70M330 284h50M30 296h40', lighter(g, 0.5), 4)}
    ${fill('M-60 330C80 306 300 346 460 320V560H-60Z', '#F6D9A4')}${fill('M-60 330C80 306 300 346 460 320V334C300 360 80 320 -60 346Z', white, 'opacity=".7"')}${fill('M330 130a86 60 0 0 1 110 110Z', a)}${line('M392 190L344 330', d, 5)}`,
  kitchen: (g, d, l, a) => `
    ${field(l)}${times(5, (row) => times(6, (at) => box(-20 + at * 76 + (row % 2) * 38, 96 + row * 46, 70, 40, mix(l, g, 0.35), 4)))}
    ${box(-60, 70, 520, 12, d)}${fill('M40 70v-38h34v38ZM88 70v-50h22v50Z', a)}${fill('M290 70v-30h60v30Z', g)}${line('M350 48q18 6 0 18', g, 5)}${box(-60, 330, 520, 230, d)}${box(-60, 320, 520, 16, lighter(d, 0.3))}`,
  mountains: (g, d, l, a) => `
    ${field(l)}${disc(310, 96, 40, a)}${fill('M-60 330L70 130 160 250 250 150 460 340V560H-60Z', g)}
    ${fill('M70 130L106 180 84 174 66 190 44 172ZM250 150L288 186 262 184 246 198 222 180Z', white)}${fill('M-60 380C80 320 220 360 460 340V560H-60Z', d)}`,
  concert: (_g, d, l, a) => `
    ${field(d)}${fill('M60 -60L-40 400H120ZM200 -60L120 400H280ZM340 -60L280 400H440Z', l, 'opacity=".38"')}${fill('M130 -60L220 400H330Z', a, 'opacity=".4"')}
    ${each([20, 66, 108, 296, 340, 386], (x, at) => disc(x, 400 + (at % 3) * 10, 26, darker(d, 0.5)) + line(`M${x} 420v-${60 + (at % 3) * 26}`, darker(d, 0.5), 14))}${box(-60, 410, 520, 160, darker(d, 0.5))}`,
  books: (g, d, l, a) => `
    ${field(d)}${shelf(120, [g, l, a, cream, darker(g, 0.3)], 1)}${shelf(258, [l, a, g, darker(l, 0.4), cream], 3)}${shelf(396, [g, cream, darker(a, 0.3), l], 2)}${each([120, 258, 396], (y) => box(-60, y, 520, 10, darker(d, 0.4)))}`,
  city: (g, d, l, a) => field(g) + disc(318, 92, 34, a) + times(6, (at) => house(at, g, d, l, a)),
  leaves: (g, d, l) => `${field(g)}${each(leaves, (place, at) => leaf(place, at % 2 ? l : d, g))}`,
  hills: (g, d, l, a) => `
    ${field(l)}${disc(100, 110, 42, a)}${fill('M-60 290C40 220 160 240 240 290C320 240 400 250 460 280V560H-60Z', g)}
    ${fill('M-60 370C80 310 240 380 460 330V560H-60Z', d)}${tree(44, 330, 0.8, d)}${tree(352, 300, 0.9, mix(d, g, 0.3))}${tree(392, 320, 0.6, d)}`,
  bicycle: (g, d, _l, a) => `
    ${field(g)}${box(-60, 440, 520, 130, d)}${box(-60, -60, 520, 60, mix(g, d, 0.4))}${wheel(58, darker(d, 0.5))}${wheel(344, darker(d, 0.5))}
    ${line('M58 416L112 306 288 308 344 416M112 306L170 416H58M288 308L170 416', a, 8)}${line('M90 290h46M112 306v-14M288 308L278 268l40 -8', night, 8)}`,
  dogpark: (g, d, l) =>
    `${field(l)}${fill('M-60 340C100 300 260 330 460 306V560H-60Z', g)}${tree(60, 320, 1.3, d)}${tree(346, 312, 1.5, mix(d, g, 0.35))}`,
  gallery: (g, d, l, a) => `
    ${field(l)}${box(20, 60, 112, 142, d)}${box(30, 70, 92, 122, g)}${disc(76, 120, 28, a)}${fill('M30 192V160l40 -26 52 40v18Z', d)}
    ${box(290, 40, 140, 180, d)}${box(302, 52, 120, 156, a)}${fill('M302 208L360 90 430 208Z', g)}${box(-60, 420, 520, 150, darker(l, 0.14))}`,
  window: (g, d, l, a) => `
    ${field(d)}${box(60, 20, 280, 330, l, 6)}${disc(276, 96, 36, a)}${fill('M60 350V270C130 220 230 300 340 240V350Z', g)}${line('M200 20V350M60 180H340', d, 9)}
    ${box(40, 350, 320, 14, lighter(d, 0.25))}${fill('M30 -60H96C96 120 80 240 44 360H-60V-60ZM370 -60H304C304 120 320 240 356 360H460V-60Z', mix(g, d, 0.5))}`,
  night: (_g, d, _l, a) => `
    ${field(d)}${each(stars, ([x, y], at) => disc(x, y, at % 2 ? 2.4 : 3.4, white))}${disc(316, 96, 36, a)}${disc(300, 86, 32, d)}${fill('M-60 380C100 330 260 390 460 340V560H-60Z', darker(d, 0.4))}`,
  market: (g, d, l, a) => `
    ${field(l)}${times(9, (at) => fill(`M${at * 56 - 30} 20h56v70a28 28 0 0 1 -56 0Z`, at % 2 ? cream : g))}${box(-60, 0, 520, 24, d)}
    ${box(-60, 356, 520, 200, d)}${each(fruit, ([x, y], at) => disc(x, y, 21, [a, g, darker(a, 0.2)][at % 3] ?? a))}`,
  boat: (g, d, l, a) => `
    ${field(l)}<g opacity=".8">${disc(90, 96, 38, white)}</g>${box(-60, 270, 520, 300, g)}${fill('M300 60V262H226Z', cream)}${fill('M312 90L376 262H312Z', a)}
    ${fill('M214 270H392L366 304H240Z', d)}${line('M306 40V270', night, 5)}${line('M10 320h70M40 350h50M320 336h60M100 380h60M330 390h50', l, 4)}`,
  garland: (g, d, l, a) => `
    ${field(d)}${box(-60, 380, 520, 190, darker(d, 0.4))}${line('M-20 50C80 130 150 120 210 60C270 120 350 110 420 40', darker(d, 0.6), 3)}
    ${each(bulbs, ([x, y], at) => disc(x, y + 9, 9, at % 2 ? a : l))}${fill('M-60 250h90v140h-90ZM340 220h130v170H340Z', g)}`,
  workshop: (g, d, l, a) => `
    ${field(g)}${box(-60, 60, 520, 10, d)}${box(-60, 372, 520, 200, d)}${line('M50 70v70M50 140l-16 26M50 140l16 26', a, 8)}${fill('M96 70h12v80h14l-20 44 -20 -44h14Z', l)}
    ${line('M320 70v56', l, 10)}${box(292, 126, 56, 24, l, 4)}${line('M372 70v90', a, 9)}${disc(372, 172, 14, a)}${box(18, 336, 70, 36, a)}${box(310, 322, 80, 50, l)}`,
} satisfies Record<SceneName, Scene>;

export const sceneNames = Object.keys(drawings) as readonly SceneName[];

const usesLight = 'beach mountains hills dogpark gallery boat kitchen market window disc';
const usesDark = 'concert books night garland';

/** Draws a scene in the colours of a ground. */
export const scene = (name: SceneName, ground: Ground): string => drawings[name](...ground);

/** Returns a scene's colour behind the head. */
export const behindHead = (name: SceneName, [ground, dark, light]: Ground): string =>
  isAmong(usesLight, name) ? light : isAmong(usesDark, name) ? dark : ground;
