import { seededRandom } from '../seeded-random';
import { isInside, outlinePoints } from './bank-outline';
import type { Jaw } from './bank-outline';

/** The centre of rotation of a bank's streets. */
export const turnedAround = { x: 200, y: 400 } as const;

/** Number of tints for the blocks of a bank. */
export const tints = 5;

const seen = { left: 34, right: 470, top: -10, bottom: 910 } as const;
const height = 36;
const free = 0.07;
const wide = 50;
const narrow = 22;

/**
 * Returns the blocks of houses on a bank, one path per tint, along streets rotated by `degrees`.
 * Deterministic per seed; omits what is in the water or outside the picture.
 */
export function blocksOf(degrees: number, seed: number, jaw: Jaw): readonly string[] {
  const shore = outlinePoints(jaw);
  const angle = (degrees * Math.PI) / 180;
  const next = seededRandom(seed);
  const paths: string[] = Array.from({ length: tints }, () => '');
  const turned = (x: number, y: number) => {
    const [dx, dy] = [x - turnedAround.x, y - turnedAround.y];
    return {
      x: turnedAround.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: turnedAround.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  };
  const isSeen = (x: number, y: number) => {
    const point = turned(x, y);
    if (point.x < seen.left || point.x > seen.right || point.y < seen.top || point.y > seen.bottom)
      return false;
    return isInside(point, shore);
  };
  for (let x = -404; x < 900; x += 58) {
    for (let y = -300; y < 1_200; y += 44) {
      const size = next();
      const width = Math.floor(size * 30) % 3 === 2 && size < 0.93 ? narrow : wide;
      const tint = Math.floor(next() * tints);
      const corners = [x, x + width].flatMap((cx) => [y, y + height].map((cy) => isSeen(cx, cy)));
      if (size < free || !corners.includes(true)) continue;
      paths[tint] += `M${x} ${y}h${width}v${height}h-${width}z`;
    }
  }
  return paths;
}
