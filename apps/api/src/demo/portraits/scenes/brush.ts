import { itemAt } from '../../random';

/** The colour at a position of a palette. */
export function colour(colours: readonly string[], position: number): string {
  return itemAt(colours, position);
}

/** The whole picture in the palette's first two colours, from top to bottom. */
export const sky = '<rect width="600" height="750" fill="url(#sky)"/>';

/** A group out of focus by so many units: 4, 9, 16 or 30. */
export function blurred(amount: 4 | 9 | 16 | 30, content: string): string {
  return `<g filter="url(#focus${amount})">${content}</g>`;
}

/** A soft disc of light. */
export function glow(x: number, y: number, radius: number, fill: string, opacity: number): string {
  return `<g filter="url(#focus30)"><circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${fill}" opacity="${opacity}"/></g>`;
}

/** A rectangle with whole coordinates. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
  round = 0,
): string {
  return `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" fill="${fill}" opacity="${Math.round(opacity * 100) / 100}"${round ? ` rx="${round}"` : ''}/>`;
}

/** A disc with whole coordinates. */
export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${fill}" opacity="${Math.round(opacity * 100) / 100}"/>`;
}

/** So many pieces, one after the other. */
export function repeated(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join('');
}
