import { darker } from './colour';

/** A filled path; `more` is further attributes. */
export function fill(path: string, colour: string, more = ''): string {
  return `<path d="${path}" fill="${colour}" ${more}/>`;
}

/** A stroked path with round ends. */
export function line(path: string, colour: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

export function box(x: number, y: number, width: number, height: number, colour: string, corner = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${colour}"/>`;
}

/** A circle as path data, so that many make one silhouette. */
export function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

export function clipPath(id: string, path: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
}

/** Attribute that shows only what lies within a clip path. */
export function within(id: string): string {
  return `clip-path="url(#${id})"`;
}

/** Content that shows only within a path. */
export function clipped(id: string, path: string, content: string): string {
  return `${clipPath(id, path)}<g ${within(id)}>${content}</g>`;
}

/** A shape with its shadow side, whose edge is the clip path of that id. */
export function shaded(
  path: string,
  colour: string,
  shadow = darker(colour, 0.32),
  edge = 'shadow',
  more = '',
): string {
  return `${fill(path, colour, more)}${fill(path, shadow, `${within(edge)} ${more}`)}`;
}

/** Something drawn in the left half of the frame and mirrored in the right one. */
export function both(left: string): string {
  return `${left}<g transform="matrix(-1 0 0 1 400 0)">${left}</g>`;
}

/** Every item drawn, one over the other. */
export function each<Item>(items: readonly Item[], draw: (item: Item, at: number) => string): string {
  return items.map(draw).join('');
}

/** Points from a flat list of coordinates. */
export function points(flat: readonly number[]): [x: number, y: number][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0]);
}
