import { between } from '../../random';
import { blurred, box, colour, disc, glow, repeated, sky } from './brush';
import type { Scene } from './painter';

/** Places between houses. */
export const town = {
  city: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        repeated(9, (index) => {
          const x = index * 76 - 30;
          const height = between(random, 260, 590);
          return (
            box(
              x,
              640 - height,
              between(random, 60, 94),
              height + 150,
              colour(c, 2),
              between(random, 0.4, 0.9),
            ) +
            repeated(7, () =>
              box(
                x + between(random, 8, 48),
                660 - height + random() * height,
                12,
                16,
                colour(c, 3),
                between(random, 0.4, 1),
              ),
            )
          );
        }),
      ),
    palettes: [
      ['#f0b890', '#c07a7a', '#6b5568', '#ffd99a'],
      ['#27334a', '#46506e', '#1a2236', '#ffcf7a'],
      ['#bccbd6', '#e8ddd0', '#8c9aa6', '#fff0cc'],
    ],
  },
  bokeh: {
    paint: (random, c) =>
      sky +
      blurred(
        4,
        repeated(30, () =>
          disc(
            between(random, -20, 620),
            between(random, -20, 560),
            between(random, 12, 54),
            colour(c, 2 + Math.floor(random() * (c.length - 2))),
            between(random, 0.12, 0.55),
          ),
        ),
      ),
    palettes: [
      ['#2a1c2e', '#3b2434', '#ff9e57', '#ffd27a', '#e8566b', '#8f5bd1'],
      ['#10202f', '#1d3346', '#57c4d8', '#ffd27a', '#ff8a57', '#e8eef2'],
      ['#2d130f', '#4a1d16', '#ffb26b', '#ff7d4a', '#ffd9a0'],
    ],
  },
  street: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        `<path d="M-20,-20L230,140V560L-20,760Z" fill="${colour(c, 2)}"/><path d="M620,-20L380,150V560L620,760Z" fill="${colour(c, 3)}"/><path d="M230,560H380L560,760H60Z" fill="${colour(c, 4)}"/>` +
          repeated(10, (index) =>
            box(
              20 + (index % 2) * 90,
              60 + Math.floor(index / 2) * 100 + (index % 2) * 20,
              44,
              60,
              colour(c, 5),
              between(random, 0.35, 0.85),
              3,
            ),
          ) +
          repeated(10, (index) =>
            box(
              430 + (index % 2) * 90,
              70 + Math.floor(index / 2) * 100 - (index % 2) * 20,
              44,
              60,
              colour(c, 5),
              between(random, 0.3, 0.8),
              3,
            ),
          ),
      ) +
      blurred(
        4,
        repeated(8, () =>
          disc(between(random, 180, 430), between(random, 300, 520), between(random, 7, 18), '#ffe2a6', 0.6),
        ),
      ),
    palettes: [
      ['#cddbe4', '#efe6d8', '#b98d6e', '#c9a184', '#9a938a', '#5f6f7d'],
      ['#46506e', '#8d6f7a', '#3a3346', '#463a48', '#4d4450', '#ffd08a'],
      ['#f3cfa4', '#f9e6cb', '#c27b58', '#d69a6c', '#b39a82', '#7a5f55'],
    ],
  },
  canal: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        repeated(7, (index) => {
          const top = between(random, 110, 210);
          return (
            box(index * 88 - 10, top, 82, 330, colour(c, 2 + (index % 3))) +
            `<path d="M${index * 88 - 10},${Math.round(top)}l41,-52l41,52Z" fill="${colour(c, 2 + (index % 3))}"/>` +
            repeated(6, (spot) =>
              box(
                index * 88 + 6 + (spot % 2) * 36,
                top + 26 + Math.floor(spot / 2) * 70,
                20,
                36,
                colour(c, 5),
                0.8,
              ),
            )
          );
        }) +
          box(-20, 470, 640, 300, colour(c, 6)) +
          repeated(14, () =>
            box(
              between(random, -20, 560),
              between(random, 490, 720),
              between(random, 40, 130),
              5,
              '#ffffff',
              0.2,
              2,
            ),
          ),
      ),
    palettes: [
      ['#c9dbe6', '#f0ead9', '#8c4f3c', '#b9856a', '#5f5048', '#f1ead8', '#6f8a86'],
      ['#39415c', '#a4747a', '#3f2f35', '#543a3a', '#2f2a36', '#ffcf86', '#37405a'],
    ],
  },
  balcony: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        repeated(9, (index) =>
          box(index * 74 - 20, between(random, 330, 470), 66, 400, colour(c, 2), between(random, 0.5, 0.9)),
        ) +
          repeated(30, () =>
            box(between(random, 0, 590), between(random, 400, 640), 8, 11, colour(c, 3), 0.8),
          ),
      ) +
      `<path d="M-10,90Q160,190 320,120T620,110" stroke="${colour(c, 4)}" stroke-width="3" fill="none" opacity=".7"/>` +
      blurred(
        4,
        repeated(11, (index) => disc(index * 58 + 8, 128 + Math.sin(index * 1.1) * 28, 15, '#ffe0a0', 0.95)),
      ) +
      glow(300, 150, 220, '#ffb862', 0.28) +
      blurred(
        4,
        repeated(12, () =>
          disc(
            between(random, -20, 130),
            between(random, 420, 760),
            between(random, 18, 42),
            colour(c, 5),
            0.8,
          ),
        ),
      ),
    palettes: [
      ['#2c3554', '#b9737a', '#2a2a40', '#ffd690', '#1c1c28', '#33503f'],
      ['#5a6f92', '#f0b48c', '#5d5a70', '#ffe2aa', '#2c2c38', '#4d6b48'],
    ],
  },
  market: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        repeated(
          4,
          (index) =>
            `<path d="M${index * 170 - 50},150h170l26,80h-222Z" fill="${colour(c, 2 + (index % 2))}"/>` +
            repeated(
              4,
              (stripe) =>
                `<path d="M${index * 170 - 50 + stripe * 44},150h21l6,80h-26Z" fill="#fff" opacity=".6"/>`,
            ),
        ) +
          box(-20, 232, 640, 220, colour(c, 4), 0.8) +
          repeated(60, () =>
            disc(
              between(random, -10, 610),
              between(random, 400, 560),
              between(random, 11, 22),
              colour(c, 5 + Math.floor(random() * (c.length - 5))),
              0.9,
            ),
          ),
      ) +
      glow(120, 80, 130, '#fff0c8', 0.55),
    palettes: [
      [
        '#cfe2ea',
        '#e9dcc0',
        '#c9503c',
        '#3f7f78',
        '#6d5240',
        '#e0a33c',
        '#c9402f',
        '#7fa34a',
        '#f0d873',
        '#8a4f86',
      ],
      [
        '#f5d4ae',
        '#e6c19a',
        '#3f6a8a',
        '#b9562f',
        '#5c4638',
        '#d98a3c',
        '#8fa348',
        '#b33a44',
        '#efd27a',
        '#7a4a2c',
      ],
    ],
  },
  terrace: {
    paint: (random, c) =>
      sky +
      blurred(
        16,
        repeated(16, () =>
          disc(
            between(random, -20, 620),
            between(random, -20, 260),
            between(random, 40, 90),
            colour(c, 2 + Math.floor(random() * 2)),
            0.7,
          ),
        ),
      ) +
      blurred(
        9,
        `<path d="M340,190L560,190L450,110Z" fill="${colour(c, 4)}"/>` +
          box(446, 180, 8, 330, '#e8dfd0') +
          box(-20, 520, 640, 240, colour(c, 5)) +
          repeated(
            5,
            () =>
              `<ellipse cx="${Math.round(between(random, 0, 600))}" cy="${Math.round(between(random, 470, 580))}" rx="64" ry="17" fill="${colour(c, 6)}"/>`,
          ),
      ),
    palettes: [
      ['#dcebf0', '#efe6d2', '#8fab6a', '#6d8f55', '#e0714f', '#cbb79a', '#f2ece0'],
      ['#f6d9ae', '#f0c79a', '#a99a56', '#7f8a4a', '#3f6f7a', '#b5936e', '#f5e6cf'],
    ],
  },
} as const satisfies Record<string, Scene>;
