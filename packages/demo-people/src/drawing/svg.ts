import { darker } from './colour';

/** A filled path; `more` are further attributes. */
export const fill = (path: string, colour: string, more = ''): string =>
  `<path d="${path}" fill="${colour}" ${more}/>`;

/** A stroked path with round ends. */
export const line = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const disc = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  corner = 0,
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${colour}"/>`;

export const clipPath = (id: string, path: string): string =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath>`;

/** Attribute that clips to a clip path. */
export const within = (id: string): string => `clip-path="url(#${id})"`;

/** Content clipped to a path. */
export const clipped = (id: string, path: string, content: string): string =>
  `${clipPath(id, path)}<g ${within(id)}>${content}</g>`;

/** A shape with its shadow side, clipped by the clip path `shadow`. */
export const shaded = (path: string, colour: string, shadow = darker(colour, 0.32), more = ''): string =>
  `${fill(path, colour, more)}${fill(path, shadow, `${within('shadow')} ${more}`)}`;

/** A shape drawn in the left half of the frame and mirrored in the right one. */
export const both = (left: string, right = left): string =>
  `${left}<g transform="matrix(-1 0 0 1 400 0)">${right}</g>`;

/** Draws every item, one over the other. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, at: number) => string): string =>
  items.map(draw).join('');

/** Draws a shape so many times. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Points from a flat list of coordinates. */
export const points = (flat: readonly number[]): [x: number, y: number][] =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0]);
