import { darker, lighter } from './colour';
import type { Face, HatName } from './figure';
import { clipped, disc, each, fill, line, points, shaded } from './svg';

/** The part of the hair visible below a hat. */
export const belowHat = 'M-60 330C60 250 96 200 116 158Q200 122 284 158C304 200 340 250 460 330V800H-60Z';

const bandanaDots = points([150, 120, 180, 100, 214, 96, 246, 112, 166, 136, 232, 132, 200, 120]);

function shape(kind: HatName | 'headwrap', colour: string): string {
  const [seam, band] = [darker(colour, 0.28), darker(colour, 0.5)];
  switch (kind) {
    case 'beanie':
      return `${shaded('M118 182C108 96 146 50 200 50s92 46 82 132Z', colour)}${line('M150 92c-6 20 -8 44 -8 70M176 70c-4 26 -6 56 -6 90M200 62v98M224 70c4 26 6 56 6 90M250 92c6 20 8 44 8 70', seam, 3)}
        ${shaded('M114 152C160 138 240 138 286 152C290 170 290 182 288 194C240 180 160 180 112 194C110 182 110 170 114 152Z', lighter(colour, 0.18))}`;
    case 'fedora':
    case 'straw':
      return `${shaded('M126 150c-2 -70 20 -104 46 -98 14 4 42 4 56 0 26 -6 48 28 46 98Z', colour)}${fill('M125 132c40 -16 110 -16 150 0l1 22c-40 -14 -112 -14 -152 0Z', band)}
        ${shaded('M84 160C120 132 280 132 316 160C330 172 322 184 300 180C250 166 150 166 100 180C78 184 70 172 84 160Z', colour)}${kind === 'straw' ? line('M150 78q50 14 100 0M140 104q60 16 120 0', darker(colour, 0.2), 2.4) : ''}`;
    case 'cap':
      return `${shaded('M120 172C112 100 150 58 200 58s88 42 80 114C240 158 160 158 120 172Z', colour)}${line('M200 58v96M160 72c-10 26 -14 54 -14 88M240 72c10 26 14 54 14 88', seam, 2.6)}
        ${shaded('M122 168C160 146 240 146 278 168C298 182 302 192 292 196C240 176 160 176 108 196C98 192 102 182 122 168Z', band)}${disc(200, 58, 6, band)}`;
    case 'beret':
      return `${shaded('M112 158C84 100 150 56 216 58c66 4 96 52 76 92C240 132 160 136 112 158Z', colour)}${line('M112 158C160 138 240 134 290 150', darker(colour, 0.4), 7)}${line('M214 58l4 -14', colour, 6)}`;
    case 'bandana':
      return `${shaded('M120 190C114 110 150 72 200 72s86 38 80 118C240 142 160 142 120 190Z', colour)}${each(bandanaDots, ([x, y]) => disc(x, y, 4, band))}
        ${shaded('M276 176c22 -10 36 4 40 16 -16 2 -26 2 -36 -4 8 16 8 30 2 40 -14 -12 -16 -32 -14 -46Z', colour)}`;
    case 'headwrap':
      return `${shaded('M116 190C96 96 130 52 176 40c10 -30 70 -34 84 -4 40 20 48 90 24 154C240 140 160 140 116 190Z', colour)}${line('M122 160C160 110 240 90 282 150M132 120C170 76 236 64 276 104M176 44c20 24 60 26 80 -4', band, 6)}
        ${shaded('M168 52c-30 -40 6 -56 34 -22 24 -36 66 -22 44 22 -20 20 -56 20 -78 0Z', lighter(colour, 0.14))}`;
  }
}

/** Draws a hat or a headwrap as wide as the head. */
export function hat(kind: HatName | 'headwrap', colour: string, { skull }: Face): string {
  return `<g transform="translate(200 0) scale(${skull / 74} 1) translate(-200 0)">${shape(kind, colour)}</g>`;
}

/** Draws a headscarf: the hood behind the head, the frame around the face and the drape over the chest. */
export function headscarf(
  colour: string,
  { top, skull, cheek, jaw, chinY }: Face,
): Record<'back' | 'front' | 'drape', string> {
  const hole = `M200 ${top + 18}C${200 - skull * 0.72} ${top + 18} ${202 - skull} 160 ${203 - skull} 206C${204 - cheek} 280 ${198 - jaw} ${chinY - 6} 200 ${chinY + 5}
    C${202 + jaw} ${chinY - 6} ${196 + cheek} 280 ${197 + skull} 206C${198 + skull} 160 ${200 + skull * 0.72} ${top + 18} 200 ${top + 18}Z`;
  const hood =
    'M200 70C134 70 106 126 106 204c0 70 22 130 60 168l34 14 34 -14c38 -38 60 -98 60 -168 0 -78 -28 -134 -94 -134Z';
  const drape =
    'M120 356C150 340 250 340 280 356C300 376 330 388 346 420C300 470 250 510 190 540C150 500 90 460 56 424C76 388 104 376 120 356Z';
  const folds =
    'M128 372C170 410 240 420 300 396M110 396C160 450 230 460 300 436M150 360C180 384 220 388 262 372';
  return {
    back: fill(
      'M200 66C130 66 100 124 100 204c0 64 8 110 22 146 -8 14 -18 24 -28 32h212c-10 -8 -20 -18 -28 -32 14 -36 22 -82 22 -146 0 -80 -30 -138 -100 -138Z',
      darker(colour, 0.2),
    ),
    front: `${shaded(hood + hole, colour, darker(colour, 0.3), 'fill-rule="evenodd"')}${line('M124 150C110 220 128 300 176 366M150 106C128 130 124 160 122 190M278 170C286 240 268 310 226 364', darker(colour, 0.24), 3)}`,
    drape: `${clipped('drape', drape, fill(drape, colour) + fill('M206 330H360V560H190C200 470 190 400 206 330Z', darker(colour, 0.22)))}${line(folds, darker(colour, 0.34), 3)}`,
  };
}
