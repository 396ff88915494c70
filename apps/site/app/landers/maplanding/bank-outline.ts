/** The shape of a face on the bank. */
export type Jaw = 'plain' | 'full';

const above =
  'M-40 -60H330C352 40 338 86 352 140C362 176 358 196 350 220C346 240 352 256 366 284C384 318 404 344 418 370C428 392 420 402 398 407C388 410 386 418 389 428C394 434 404 440 402 452C400 460 390 464 382 467C394 471 402 482 397 496C392 508 378 512 373 520';
const jaws: Readonly<Record<Jaw, string>> = {
  plain: 'C366 532 375 546 374 562C372 590 346 606 316 604C284 602 262 596 248 604',
  full: 'C366 532 382 548 382 572C382 612 350 634 312 630C284 626 262 608 248 612',
};
const below = 'C228 616 226 660 236 710C248 780 284 850 290 960H-40Z';

/** Returns the left bank: a profile facing the river, cut off left of `x = -40`. */
export function bankOutline(jaw: Jaw): string {
  return above + jaws[jaw] + below;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const curvePoints = 8;

function cubic(at: number, [a, b, c, d]: readonly [number, number, number, number]): number {
  const rest = 1 - at;
  return rest ** 3 * a + 3 * rest ** 2 * at * b + 3 * rest * at ** 2 * c + at ** 3 * d;
}

/** Returns points along the shore, dense enough to distinguish land from water. */
export function outlinePoints(jaw: Jaw): readonly Point[] {
  const points: Point[] = [];
  for (const [, sign = '', numbers = ''] of bankOutline(jaw).matchAll(/([MHC])([^A-Z]*)/g)) {
    const [n0 = 0, n1 = 0, n2 = 0, n3 = 0, n4 = 0, n5 = 0] = numbers.trim().split(/\s+/).map(Number);
    const from = points.at(-1) ?? { x: n0, y: n1 };
    if (sign === 'M') points.push({ x: n0, y: n1 });
    if (sign === 'H') points.push({ x: n0, y: from.y });
    if (sign !== 'C') continue;
    for (let step = 1; step <= curvePoints; step += 1) {
      const at = step / curvePoints;
      points.push({ x: cubic(at, [from.x, n0, n2, n4]), y: cubic(at, [from.y, n1, n3, n5]) });
    }
  }
  return points;
}

/** Whether a point lies inside the outline. */
export function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (const [index, one] of outline.entries()) {
    const other = outline.at(index - 1) ?? one;
    if (one.y > y === other.y > y) continue;
    if (x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  }
  return inside;
}
