import type { Frame } from '../face/neck';
import { betweenPoints, coordinate as c } from '../shape';
import type { Point } from '../shape';
import type { Garment } from './garment';

/** The right shoulder from a share of the way out: where a garment begins, and the curve on from there. */
export function shoulderSplit(
  frame: Frame,
  share: number,
): { start: Point; curve: readonly [Point, Point, Point] } {
  const { neck, shoulders } = frame;
  const points: Point[] = [
    [neck + 34, 230],
    [shoulders * 0.8, 256],
    [shoulders - 6, 300],
    [shoulders, 420],
  ];
  const [a, b, d, e] = points as [Point, Point, Point, Point];
  const ab = betweenPoints(a, b, share);
  const bd = betweenPoints(b, d, share);
  const de = betweenPoints(d, e, share);
  const abd = betweenPoints(ab, bd, share);
  const bde = betweenPoints(bd, de, share);
  return { start: betweenPoints(abd, bde, share), curve: [bde, de, e] };
}

/** A garment over the body whose neckline runs from one shoulder to the other. */
export function garmentShape(frame: Frame, open: number, neckline: (x: number, y: number) => string): string {
  const { start, curve } = shoulderSplit(frame, open);
  const [x, y] = [start[0], start[1] - 3];
  const [p, q, r] = curve;
  const half = frame.shoulders + 3;
  return `M${c(-x)},${c(y)}${neckline(x, y)}C${c(p[0] + 3)},${c(p[1] - 3)} ${c(q[0] + 3)},${c(q[1])} ${c(r[0] + 3)},${c(r[1])}L${c(half)},760L${c(-half)},760L${c(-r[0] - 3)},${c(r[1])}C${c(-q[0] - 3)},${c(q[1])} ${c(-p[0] - 3)},${c(p[1] - 3)} ${c(-x)},${c(y)}Z`;
}

const folds = (
  [
    [-150, 370, 22, 110, -14, 'clothShade', 0.5],
    [156, 372, 22, 112, 15, 'clothShade', 0.5],
    [-52, 440, 16, 84, -10, 'clothShade', 0.42],
    [60, 430, 15, 80, 12, 'clothShade', 0.42],
    [-186, 400, 15, 90, -16, 'clothLight', 0.34],
    [-98, 440, 14, 100, -6, 'clothLight', 0.3],
    [112, 330, 15, 70, 24, 'clothLight', 0.22],
  ] as const
)
  .map(
    ([x, y, rx, ry, turn, paint, opacity]) =>
      `<ellipse rx="${rx}" ry="${ry}" transform="translate(${x},${y}) rotate(${turn})" fill="url(#${paint})" opacity="${opacity}"/>`,
  )
  .join('');

/** The paint of the fabric, its pattern and folds over a shape of cloth. */
export function clothLayers(garment: Garment, shape: string): string {
  const fabric = garment.pattern === 'plain' ? '' : `<path d="${shape}" fill="url(#fabric)"/>`;
  return `<path d="${shape}" fill="url(#cloth)"/>${fabric}<clipPath id="clothClip"><path d="${shape}"/></clipPath><g clip-path="url(#clothClip)">${folds}</g>`;
}
