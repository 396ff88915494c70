import { between } from '../../random';
import { blurred, box, colour, disc, glow, repeated } from './brush';
import type { Scene } from './painter';

/** Plain backgrounds. */
export const walls = {
  studio: {
    paint: () => '<rect width="600" height="750" fill="url(#pool)"/>',
    palettes: [
      ['#d9b79a', '#8e6349'],
      ['#aab6b2', '#5b6a68'],
      ['#d3a49a', '#8b4d49'],
      ['#c3b8d6', '#6d5f8d'],
      ['#8ea6b8', '#3f5567'],
      ['#e0c27a', '#a07a2c'],
      ['#9fb59a', '#4f6b55'],
      ['#6f6a72', '#2b282f'],
    ],
  },
  arch: {
    paint: (random, c) => {
      const x = between(random, -40, 40);
      return `<rect width="600" height="750" fill="${colour(c, 0)}"/><g transform="translate(${Math.round(x)},0)"><path d="M80,750V330A220,220 0 0 1 520,330V750Z" fill="${colour(c, 1)}"/><circle cx="${Math.round(between(random, 420, 460))}" cy="190" r="90" fill="${colour(c, 2)}" opacity=".85"/></g>`;
    },
    palettes: [
      ['#e7c4a4', '#c98260', '#f2a65a'],
      ['#c8d3c0', '#7f9a84', '#eac56a'],
      ['#e3c3cb', '#b7737f', '#f0b07a'],
      ['#c5cfe3', '#6f82b3', '#f3b56b'],
    ],
  },
  brick: {
    paint: (random, c) =>
      `<rect width="600" height="750" fill="${colour(c, 1)}"/>` +
      blurred(
        4,
        repeated(19 * 9, (index) => {
          const row = Math.floor(index / 9);
          return box(
            (index % 9) * 74 - (row % 2) * 37 - 10,
            row * 40,
            69,
            35,
            colour(c, 2 + Math.floor(random() * 3)),
            between(random, 0.75, 1),
            3,
          );
        }),
      ) +
      glow(120, 120, 240, '#fff0d4', 0.35),
    palettes: [
      ['#000000', '#cbb8a6', '#a8573f', '#b5664a', '#9a4c38'],
      ['#000000', '#d9d5cd', '#e9e5dd', '#e2ddd3', '#efece6'],
      ['#000000', '#3a3638', '#55484a', '#4a3f43', '#5f5052'],
    ],
  },
  plaster: {
    paint: (random, c) =>
      '<rect width="600" height="750" fill="url(#pool)"/>' +
      blurred(
        30,
        repeated(16, () =>
          disc(
            between(random, 0, 600),
            between(random, 0, 750),
            between(random, 60, 150),
            colour(c, 2),
            between(random, 0.08, 0.25),
          ),
        ),
      ) +
      blurred(
        9,
        `<path d="M-20,760V${Math.round(between(random, 120, 260))}L${Math.round(between(random, 300, 420))},-20H620V760Z" fill="#fff4d8" opacity=".16"/>`,
      ),
    palettes: [
      ['#e3c9ae', '#b9906c', '#f4e4cf'],
      ['#b9c9c4', '#7f9791', '#e6efe9'],
      ['#d99f84', '#a8644c', '#f0c6ac'],
      ['#93a9bf', '#566f8a', '#c9d8e4'],
      ['#c9b7a6', '#84705f', '#efe4d8'],
    ],
  },
  leaves: {
    paint: (random, c) =>
      '<rect width="600" height="750" fill="url(#pool)"/>' +
      blurred(
        9,
        repeated(46, () => {
          const [x, y, turn] = [
            between(random, -20, 620),
            between(random, -20, 760),
            between(random, 0, 360),
          ];
          return `<path d="M0,0C26,-26 26,-86 0,-126C-26,-86 -26,-26 0,0Z" transform="translate(${Math.round(x)},${Math.round(y)}) rotate(${Math.round(turn)})" fill="${colour(c, 2 + Math.floor(random() * (c.length - 2)))}" opacity="${Math.round(between(random, 40, 90)) / 100}"/>`;
        }),
      ),
    palettes: [
      ['#4f6f52', '#24382c', '#6f9563', '#3f6148', '#8fb07a', '#2c4a38'],
      ['#6f7f4a', '#343c22', '#a3a860', '#566336', '#c9b56a', '#454f2a'],
    ],
  },
} as const satisfies Record<string, Scene>;
