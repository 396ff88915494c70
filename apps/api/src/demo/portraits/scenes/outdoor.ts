import { between } from '../../random';
import { blurred, box, colour, disc, glow, repeated, sky } from './brush';
import type { Scene } from './painter';

/** Places in the open. */
export const outdoor = {
  beach: {
    paint: (random, c) =>
      sky +
      glow(between(random, 120, 480), 250, 150, '#fff3d0', 0.6) +
      blurred(
        9,
        disc(between(random, 120, 480), 280, 58, '#fff6df', 0.95) +
          box(-20, 380, 640, 120, colour(c, 2)) +
          box(-20, 386, 640, 9, '#ffffff', 0.35) +
          box(-20, 430, 640, 6, '#ffffff', 0.22) +
          `<path d="M-20,498C160,468 380,520 620,480L620,760L-20,760Z" fill="${colour(c, 3)}"/>`,
      ),
    palettes: [
      ['#9fc9de', '#f7dcc0', '#5b98ab', '#e3c79d'],
      ['#f0a583', '#fbd9a8', '#7a7fa6', '#c79a7a'],
      ['#b9d8e6', '#eaf1ee', '#6aa6b5', '#dcc6a0'],
    ],
  },
  dunes: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        `<path d="M-20,430C90,370 200,400 300,440C420,380 520,360 640,410V760H-20Z" fill="${colour(c, 2)}"/><path d="M-20,520C140,460 300,560 640,500V760H-20Z" fill="${colour(c, 3)}"/>` +
          repeated(34, () => {
            const x = between(random, -10, 610);
            const y = between(random, 400, 560);
            return `<path d="M${Math.round(x)},${Math.round(y)}q${Math.round(between(random, -14, 14))},-40 ${Math.round(between(random, -26, 26))},-70" stroke="${colour(c, 4)}" stroke-width="5" fill="none" opacity=".7"/>`;
          }),
      ),
    palettes: [
      ['#a8cbe0', '#eef0e6', '#dcc79c', '#c9ad7c', '#7d8a55'],
      ['#f2c39a', '#fae6c6', '#caa27a', '#a97f5c', '#6d6a45'],
    ],
  },
  forest: {
    paint: (random, c) =>
      sky +
      blurred(
        16,
        repeated(36, () =>
          disc(
            between(random, -20, 620),
            between(random, -20, 760),
            between(random, 30, 86),
            colour(c, 2 + Math.floor(random() * (c.length - 2))),
            between(random, 0.25, 0.7),
          ),
        ),
      ) +
      blurred(
        9,
        repeated(4, (index) =>
          box(
            40 + index * 160 + between(random, -40, 40),
            -20,
            between(random, 14, 30),
            800,
            colour(c, 4),
            0.4,
          ),
        ),
      ) +
      glow(460, 120, 150, '#fff3cf', 0.5),
    palettes: [
      ['#7f9a66', '#41603f', '#a9bf7c', '#5c8050', '#34533a', '#d3d694'],
      ['#a9a05e', '#5d5a32', '#d8c577', '#8a8444', '#5f6b39', '#f0dca0'],
      ['#c98b4a', '#6b4426', '#e0a85a', '#b5652f', '#5a3a24', '#f0cf86'],
    ],
  },
  park: {
    paint: (random, c) =>
      sky +
      blurred(
        16,
        repeated(22, () =>
          disc(
            between(random, -20, 620),
            between(random, 60, 330),
            between(random, 40, 90),
            colour(c, 2 + Math.floor(random() * 3)),
            0.7,
          ),
        ),
      ) +
      blurred(
        9,
        `<path d="M-20,420H620V760H-20Z" fill="${colour(c, 5)}"/><path d="M240,420C260,520 180,640 60,760H420C380,640 330,520 330,420Z" fill="${colour(c, 6)}"/>`,
      ) +
      blurred(
        4,
        repeated(9, () =>
          disc(between(random, 0, 600), between(random, 80, 300), between(random, 6, 15), '#fffbe0', 0.4),
        ),
      ),
    palettes: [
      ['#d5e6ee', '#b7cf9a', '#7da05b', '#94b36b', '#5f8550', '#8cab62', '#d9cfae'],
      ['#f6dfc0', '#d9b07a', '#c98a43', '#d9a451', '#a9632f', '#a39a55', '#dcc59a'],
    ],
  },
  mountain: {
    paint: (random, c) => {
      const shift = between(random, -60, 60);
      return (
        sky +
        blurred(
          4,
          `<g transform="translate(${Math.round(shift)},0)"><path d="M-120,430L90,220L200,345L330,150L470,350L550,262L740,440V760H-120Z" fill="${colour(c, 2)}"/><path d="M330,150L286,216L312,240L330,226L352,246L376,216Z" fill="#fff" opacity=".75"/><path d="M550,262L520,296L546,310L576,292Z" fill="#fff" opacity=".6"/></g>`,
        ) +
        blurred(
          9,
          `<path d="M-20,520C120,430 260,470 380,420C480,390 560,420 640,400V760H-20Z" fill="${colour(c, 3)}"/>`,
        )
      );
    },
    palettes: [
      ['#bcd4e4', '#f3e3d2', '#7d94a8', '#566b58'],
      ['#f2b892', '#fae3c8', '#8b7f9c', '#5a5a63'],
      ['#8fb6d4', '#dcebf2', '#6d8798', '#4f7050'],
    ],
  },
  lake: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        `<path d="M-20,350C60,300 150,330 230,300C330,260 420,330 620,290V420H-20Z" fill="${colour(c, 2)}"/>` +
          box(-20, 400, 640, 360, colour(c, 3)) +
          repeated(16, () =>
            box(
              between(random, -20, 560),
              between(random, 410, 700),
              between(random, 60, 190),
              5,
              '#ffffff',
              between(random, 0.12, 0.4),
              3,
            ),
          ),
      ),
    palettes: [
      ['#bcd9ea', '#eef3ee', '#6f8f86', '#7fa9b8'],
      ['#f5b78d', '#fbdcb0', '#7a6a86', '#b98f8f'],
      ['#7fa3bd', '#c8dbe2', '#4d6a6f', '#5d8798'],
    ],
  },
  meadow: {
    paint: (random, c) =>
      sky +
      blurred(9, `<path d="M-20,400C150,350 400,390 620,350V760H-20Z" fill="${colour(c, 2)}"/>`) +
      blurred(
        4,
        repeated(90, () => {
          const y = between(random, 420, 760);
          return disc(
            between(random, -10, 610),
            y,
            3 + (y - 400) / 40,
            colour(c, 3 + Math.floor(random() * 3)),
            between(random, 0.5, 0.95),
          );
        }),
      ) +
      glow(110, 130, 130, '#fff5d6', 0.6),
    palettes: [
      ['#a9d0e8', '#f2efdc', '#8fae62', '#e86f5c', '#f5d35f', '#ffffff'],
      ['#f3c79a', '#fbe6c4', '#a99a55', '#b57fb0', '#e9b95a', '#f7efe0'],
    ],
  },
  vineyard: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        `<path d="M-20,360C120,300 300,340 620,280V760H-20Z" fill="${colour(c, 2)}"/>` +
          repeated(
            9,
            (index) =>
              `<path d="M${index * 90 - 160},760L${index * 40 + 120},360" stroke="${colour(c, 3 + (index % 2))}" stroke-width="${Math.round(26 + between(random, 0, 10))}" opacity=".75"/>`,
          ),
      ) +
      glow(470, 170, 120, '#ffe9b8', 0.7),
    palettes: [
      ['#cfe0e6', '#f6e7c4', '#8c9f56', '#5f7a3c', '#7b9149'],
      ['#f3b98a', '#fadfae', '#a98f4e', '#76602f', '#947a3c'],
    ],
  },
  snow: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        `<path d="M-20,470C140,430 380,480 620,440V760H-20Z" fill="${colour(c, 2)}"/>` +
          repeated(8, (index) => {
            const x = index * 84 + between(random, -30, 10);
            const h = between(random, 130, 250);
            return `<path d="M${Math.round(x)},${Math.round(480 - h)}l52,${Math.round(h)}h-104Z" fill="${colour(c, 3)}" opacity=".75"/><path d="M${Math.round(x)},${Math.round(480 - h)}l16,${Math.round(h * 0.3)}h-32Z" fill="#fff" opacity=".7"/>`;
          }),
      ) +
      blurred(
        4,
        repeated(46, () =>
          disc(
            between(random, 0, 600),
            between(random, 0, 700),
            between(random, 2, 7),
            '#ffffff',
            between(random, 0.4, 0.9),
          ),
        ),
      ),
    palettes: [
      ['#c4d6e4', '#eef2f5', '#e6edf2', '#5f7a78'],
      ['#e8c7c0', '#f4e8e2', '#ece2e2', '#6c7284'],
    ],
  },
  harbour: {
    paint: (random, c) =>
      sky +
      blurred(
        9,
        box(-20, 400, 640, 360, colour(c, 2)) +
          repeated(7, (index) => {
            const x = index * 95 + between(random, -20, 20);
            const top = between(random, 40, 200);
            return `<path d="M${Math.round(x)},${Math.round(top)}V430" stroke="${colour(c, 3)}" stroke-width="6"/><path d="M${Math.round(x - 40)},400Q${Math.round(x)},450 ${Math.round(x + 44)},400Z" fill="${colour(c, 4 + (index % 2))}"/><path d="M${Math.round(x + 4)},${Math.round(top + 20)}L${Math.round(x + 36)},380H${Math.round(x + 4)}Z" fill="#fff" opacity=".55"/>`;
          }) +
          repeated(12, () =>
            box(
              between(random, -20, 560),
              between(random, 450, 720),
              between(random, 40, 150),
              4,
              '#ffffff',
              0.25,
              2,
            ),
          ),
      ),
    palettes: [
      ['#a9cde2', '#eef2ee', '#6f9fb2', '#e9e4da', '#f1efe8', '#b5523c'],
      ['#f0b48c', '#fbdfba', '#8a86a6', '#6d5a5e', '#e9d9c6', '#7a4448'],
    ],
  },
} as const satisfies Record<string, Scene>;
