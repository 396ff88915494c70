import { between } from '../../random';
import { blurred, box, colour, disc, glow, repeated, sky } from './brush';
import type { Scene } from './painter';

/** Places under a roof. */
export const indoor = {
  cafe: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        box(0, 150, 600, 16, colour(c, 2)) +
          box(0, 330, 600, 16, colour(c, 2)) +
          repeated(28, (index) => {
            const height = between(random, 50, 130);
            return box(
              (index % 14) * 46 - 10 + between(random, 0, 10),
              (index < 14 ? 150 : 330) - height,
              between(random, 22, 38),
              height,
              colour(c, 3 + Math.floor(random() * (c.length - 3))),
              between(random, 0.35, 0.85),
              8,
            );
          }),
      ) +
      blurred(4, disc(110, 90, 34, '#ffe6ae') + disc(500, 60, 42, '#ffe6ae')) +
      glow(110, 90, 110, '#ffcf7a', 0.5) +
      glow(500, 60, 130, '#ffcf7a', 0.5),
    palettes: [
      ['#6d4a38', '#3c261d', '#2a1912', '#b5623c', '#d9a066', '#8fa08a', '#e3c9a4'],
      ['#5a6158', '#2f352f', '#20251f', '#c08a52', '#dcd3bb', '#7d8f84', '#a85a3c'],
    ],
  },
  books: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        repeated(4, (shelf) => {
          let x = -20;
          let row = box(-20, 150 + shelf * 170, 640, 14, colour(c, 2));
          while (x < 620) {
            const width = between(random, 14, 36);
            const height = between(random, 96, 142);
            row += box(
              x,
              150 + shelf * 170 - height,
              width - 2,
              height,
              colour(c, 3 + Math.floor(random() * (c.length - 3))),
              0.92,
              2,
            );
            x += width;
          }
          return row;
        }),
      ) +
      glow(80, 120, 150, '#ffdf9e', 0.4),
    palettes: [
      ['#5b4636', '#33261d', '#2a1d15', '#8a3f33', '#c79a5a', '#3f5f5a', '#e0d2b4', '#6d4f7a', '#4a6a86'],
      ['#8f8478', '#5f564d', '#e9e2d6', '#b0664a', '#dcc89a', '#5f7d80', '#f1eadb', '#8f9a76', '#46566a'],
    ],
  },
  window: {
    paint: (random, c) => {
      const x = between(random, -40, 40);
      return `<rect width="600" height="750" fill="${colour(c, 0)}"/>${blurred(9, `<g opacity=".85" transform="translate(${Math.round(x)},0)"><path d="M-60,60L300,-60L380,420L-60,600Z" fill="${colour(c, 1)}"/><path d="M120,-40L150,-40L220,520L190,520Z" fill="${colour(c, 0)}"/><path d="M-60,240L400,110L400,140L-60,275Z" fill="${colour(c, 0)}"/></g>`)}${blurred(30, box(430, -20, 200, 800, colour(c, 2), 0.5))}`;
    },
    palettes: [
      ['#c9a98c', '#f4e2c6', '#8d6a52'],
      ['#b7b3a6', '#efeadb', '#75736b'],
      ['#b98f86', '#f3d7c6', '#7a5148'],
      ['#8fa3a8', '#dfeae8', '#54686d'],
    ],
  },
  living: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        box(40, 90, 150, 190, '#f4efe6', 0.85) +
          box(58, 108, 114, 154, colour(c, 2)) +
          disc(115, 190, 36, colour(c, 3), 0.9) +
          box(-20, 470, 640, 300, colour(c, 4), 1, 30) +
          box(40, 410, 200, 130, colour(c, 5), 1, 26),
      ) +
      blurred(
        4,
        repeated(
          13,
          (index) =>
            `<path d="M510,${430 + (index % 3) * 8}Q${Math.round(between(random, 400, 620))},${Math.round(between(random, 220, 340))} ${Math.round(between(random, 420, 640))},${Math.round(between(random, 110, 320))}" stroke="${colour(c, 6)}" stroke-width="17" stroke-linecap="round" fill="none" opacity=".85"/>`,
        ),
      ) +
      glow(40, 40, 170, '#fff2d4', 0.5),
    palettes: [
      ['#e3d8c8', '#cdbba4', '#d9a07a', '#b5563f', '#8a8f86', '#c98f5a', '#5d7d56'],
      ['#c5d0cd', '#a9b5b1', '#e0c98f', '#3f6f78', '#5f6b78', '#c76f52', '#4d7358'],
      ['#6d5a6a', '#4a3d4c', '#c98f8a', '#e0b06a', '#3a3340', '#8a5a6a', '#3f5f4d'],
    ],
  },
  kitchen: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        repeated(60, (index) =>
          box(
            (index % 10) * 62 - 10,
            Math.floor(index / 10) * 46 + 120,
            58,
            42,
            colour(c, 2),
            between(random, 0.5, 0.95),
            2,
          ),
        ) +
          box(-20, 396, 640, 22, colour(c, 3)) +
          box(-20, 418, 640, 360, colour(c, 4)) +
          repeated(7, (index) =>
            box(
              30 + index * 82 + between(random, -14, 14),
              396 - between(random, 36, 96),
              between(random, 26, 46),
              96,
              colour(c, 5 + (index % 3)),
              0.95,
              9,
            ),
          ),
      ) +
      `<path d="M150,-10V70M430,-10V50" stroke="#3a332c" stroke-width="4"/>` +
      blurred(
        4,
        `<path d="M112,112Q112,66 150,66T188,112Z" fill="${colour(c, 8)}"/><path d="M392,92Q392,46 430,46T468,92Z" fill="${colour(c, 8)}"/>`,
      ) +
      glow(150, 130, 90, '#ffe3a6', 0.7) +
      glow(430, 110, 90, '#ffe3a6', 0.7),
    palettes: [
      ['#dfe0d6', '#c9c6b6', '#eef0ea', '#c9a377', '#7f9a90', '#d98a5a', '#e6d9bd', '#5f8f6a', '#2f3a3a'],
      ['#4a5a5c', '#33403f', '#5d7173', '#b98a5a', '#2c3636', '#c9704a', '#d9c39a', '#7fa07a', '#c98f4a'],
    ],
  },
  restaurant: {
    paint: (random, c) =>
      sky +
      blurred(
        16,
        repeated(7, (index) =>
          box(index * 92 - 10, 120, 74, 300, colour(c, 2), between(random, 0.3, 0.7), 36),
        ),
      ) +
      blurred(
        4,
        repeated(16, () =>
          disc(between(random, 0, 600), between(random, 380, 520), between(random, 5, 13), '#ffd792', 0.9),
        ),
      ) +
      blurred(
        9,
        box(-20, 520, 640, 240, colour(c, 3)) +
          repeated(
            5,
            (index) =>
              `<path d="M${60 + index * 130},520v-58m-20,0q20,34 40,0v-38h-40Z" stroke="#fff" stroke-width="4" fill="#fff" fill-opacity=".35" opacity=".6"/>`,
          ),
      ) +
      glow(300, 420, 260, '#ffab5e', 0.3),
    palettes: [
      ['#3a1f1c', '#1f1211', '#6d3a2c', '#2a1613'],
      ['#20302c', '#121c1a', '#3f5f50', '#162320'],
      ['#2c2438', '#181420', '#544266', '#1f1828'],
    ],
  },
  gallery: {
    paint: (random, c) =>
      sky +
      blurred(
        4,
        [0, 1, 2]
          .map((index) => {
            const x = 20 + index * 205;
            return (
              box(x - 9, 91, 178, 238, '#2c2824', 0.85) +
              box(x, 100, 160, 220, colour(c, 2 + index)) +
              disc(x + between(random, 40, 120), between(random, 160, 250), 46, colour(c, 5 + index), 0.85) +
              box(x + between(random, 10, 60), between(random, 180, 270), 84, 30, colour(c, 3 + index), 0.8)
            );
          })
          .join(''),
      ) +
      blurred(9, box(-20, 600, 640, 160, '#8a7a66', 0.8)) +
      glow(300, 40, 200, '#fff6e2', 0.5),
    palettes: [
      ['#ece6dc', '#d6cdbf', '#e0b45f', '#c9573a', '#2f5650', '#3b6b8a', '#f1e0c0', '#8c3a52'],
      ['#565f66', '#3d454b', '#d98a4b', '#e9ded0', '#7d3f4a', '#e0b45f', '#4f7a86', '#c26f63'],
    ],
  },
  train: {
    paint: (random, c) =>
      sky +
      blurred(
        16,
        `<path d="M-20,330C120,270 300,330 620,280V470H-20Z" fill="${colour(c, 2)}"/>` +
          repeated(9, () =>
            box(
              between(random, -20, 520),
              between(random, 300, 430),
              between(random, 90, 220),
              20,
              colour(c, 3),
              0.5,
            ),
          ),
      ) +
      blurred(
        9,
        `<path d="M-20,-20H620V90C620,60 540,60 520,60H80C60,60 -20,60 -20,90Z" fill="${colour(c, 4)}"/>` +
          box(-20, 470, 640, 300, colour(c, 4)) +
          box(-20, -20, 70, 800, colour(c, 4)) +
          box(560, -20, 70, 800, colour(c, 4)) +
          box(330, 470, 270, 300, colour(c, 5), 1, 40),
      ),
    palettes: [
      ['#b9d3e3', '#e6ecd8', '#7f9f6a', '#a9bd84', '#4a525c', '#8a3f44'],
      ['#f2b98c', '#f9dcae', '#7a6f6a', '#c09a7a', '#3a3a42', '#3f5a6d'],
    ],
  },
} as const satisfies Record<string, Scene>;
