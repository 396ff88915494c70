import type { NicheNumber } from '@heartwood/domain';
import { sideProfile } from '../people/side-profile';

/** Height of the line that one writes on, in the drawing's units. */
export const writtenAt = 406;

/** Top of the higher head, in the same units. */
export const crown = 10;

/** The visible part of the drawing, in its units. */
export const frame = { x: 0, y: -40, width: 560, height: 510 } as const;

const faceOfOne = sideProfile.replace('M152 316', '');
const faceOfOther =
  'C394 316 378 316 364 311C348 305 344 294 347 280C348 273 349 269 346 264C343 260 340 258 340 254C340 250 343 248 346 246C343 244 340 241 341 237C342 232 346 230 347 225C348 221 346 217 340 215C328 211 324 204 330 194C340 178 350 164 354 150C356 142 356 136 354 126';

/** From the crown of the left person round to the shoulder, where the line goes on to the other. */
const hairOfOne = {
  loose:
    'C40 8 -14 70 -4 160C6 232 52 252 96 236C132 222 124 182 98 188C60 198 36 270 48 330C62 396 140 440 232 440',
  bun: 'C98 4 84 4 72 8C84 -30 22 -52 2 -12C-18 30 32 52 58 22C10 44 -8 112 8 162C22 206 60 222 84 204C102 188 86 170 72 184C50 206 46 290 52 334C62 396 140 440 232 440',
  curls:
    'C98 -20 50 -14 54 22C16 16 -8 56 14 82C-24 96 -20 148 12 154C-8 192 22 228 54 210C66 244 110 236 106 204C104 180 78 180 76 204C72 240 48 290 54 340C66 400 140 440 232 440',
  short:
    'C56 10 8 62 8 132C8 172 24 196 44 200C66 202 70 174 52 172C34 172 36 202 48 220C66 252 58 320 42 352C22 400 120 440 232 440',
} as const;

/** From the brow of the right person over the head and down, out of the picture. */
const hairOfOther = {
  swept:
    'C346 70 382 22 446 22C512 22 550 74 538 140C528 190 490 196 472 168C458 146 436 150 438 176C442 214 482 220 482 270C482 330 456 400 526 430C566 446 616 450 900 450',
  curls:
    'C326 104 342 64 376 70C374 32 424 18 442 46C460 12 516 30 508 70C548 74 562 124 530 142C552 176 518 210 488 194C476 218 450 206 456 180C462 160 486 174 484 204C490 300 470 400 526 430C566 446 616 450 900 450',
  short:
    'C346 76 382 26 446 24C506 24 548 66 546 132C546 172 526 196 508 200C488 202 484 176 502 174C520 174 518 202 506 220C490 250 498 320 512 352C528 400 566 446 616 450C720 452 800 450 900 450',
  knot: 'C344 72 388 18 448 24C432 -18 494 -46 518 -10C540 26 492 48 462 24C520 30 556 84 544 142C536 190 498 202 476 186C458 170 472 152 486 166C506 188 478 220 482 270C482 330 456 400 526 430C566 446 616 450 900 450',
} as const;

const details = {
  lids: 'M158 166C172 178 190 176 202 162M404 166C392 178 376 178 364 164',
  smiles: 'M196 250C206 256 214 252 222 247M368 250C360 254 352 252 346 246',
  partings: 'M128 60C150 84 190 90 206 84M420 60C400 84 372 88 356 80',
  stubbleOfOne:
    'M140 268l3 11M150 282l4 12M164 289l4 12M178 291l3 12M192 287l4 11M204 278l6 9M158 268l3 9M172 272l3 9M186 270l4 9',
  stubbleOfOther:
    'M424 268l-3 11M414 280l-4 12M400 286l-4 12M386 288l-3 12M372 283l-4 11M360 274l-6 9M406 265l-3 9M392 269l-3 9M378 267l-4 9',
  moustacheOfOther: 'M342 238C352 230 364 230 370 238C374 244 384 244 388 238',
  choker: 'M408 340C428 350 452 350 474 342M408 354C428 364 452 364 472 356',
  years:
    'M206 186C212 188 216 192 218 198M150 158C144 154 140 150 138 144M354 186C348 188 344 192 342 198M412 158C418 154 422 150 424 144',
  cheeks: 'M158 318C164 330 180 332 194 326M402 318C396 328 382 330 370 322',
} as const;

interface Pair {
  readonly one: keyof typeof hairOfOne;
  readonly other: keyof typeof hairOfOther;
  readonly also: readonly (keyof typeof details)[];
}

const pairs: Readonly<Record<NicheNumber, Pair>> = {
  1: { one: 'loose', other: 'swept', also: ['partings'] },
  2: { one: 'curls', other: 'knot', also: [] },
  3: { one: 'bun', other: 'swept', also: ['choker'] },
  4: { one: 'loose', other: 'curls', also: ['cheeks', 'partings'] },
  5: { one: 'bun', other: 'short', also: ['years'] },
  6: { one: 'curls', other: 'short', also: ['stubbleOfOther'] },
  7: { one: 'short', other: 'short', also: ['stubbleOfOne', 'moustacheOfOther'] },
};

/** Returns the line that draws both people of a niche, and the few short ones beside it. */
export function linesOf(niche: NicheNumber): { readonly line: string; readonly beside: string } {
  const { one, other, also } = pairs[niche];
  const start = `M-900 ${writtenAt}H-70C0 ${writtenAt} 66 472 112 426C142 396 152 360 152 316`;
  const across = 'C246 440 336 470 388 410C410 384 406 350 410 312';
  return {
    line: start + faceOfOne + hairOfOne[one] + across + faceOfOther + hairOfOther[other],
    beside: [...(['lids', 'smiles'] as const), ...also].map((name) => details[name]).join(''),
  };
}
