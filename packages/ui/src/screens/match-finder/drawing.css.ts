import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

const ink = vars.color.onSecondary;
const mixed = (first: string, share: number, second: string) =>
  `color-mix(in srgb, ${first} ${share}%, ${second})`;
const cream = '#fff8e6';

/** The planes of the drawings, from the theme's seeds; each has a darker one, halfway to ink. */
export const planes = {
  cream,
  pale: mixed(vars.color.secondary, 45, cream),
  sun: vars.color.secondary,
  primary: vars.color.primary,
  primaryDeep: mixed(vars.color.primary, 50, ink),
  green: mixed(vars.color.success, 88, ink),
  greenDeep: mixed(vars.color.success, 42, ink),
  red: vars.color.danger,
  redDeep: mixed(vars.color.danger, 50, ink),
  night: mixed(ink, 86, vars.color.primary),
  nightDeep: mixed(ink, 94, '#000'),
} as const;

type Plane = keyof typeof planes;

const fillOf = (plane: Plane) => style({ fill: planes[plane] });

/** A plane's colour as a fill. */
export const fill: Readonly<Record<Plane, string>> = {
  cream: fillOf('cream'),
  pale: fillOf('pale'),
  sun: fillOf('sun'),
  primary: fillOf('primary'),
  primaryDeep: fillOf('primaryDeep'),
  green: fillOf('green'),
  greenDeep: fillOf('greenDeep'),
  red: fillOf('red'),
  redDeep: fillOf('redDeep'),
  night: fillOf('night'),
  nightDeep: fillOf('nightDeep'),
};

/** The ground of a sky and its readable colours, by the hour. */
export const skies = [
  { ground: planes.pale, label: ink },
  { ground: planes.sun, label: ink },
  { ground: planes.primary, label: vars.color.onPrimary },
  { ground: planes.night, label: '#fff' },
] as const;

export const hill = createVar();
export const hillPlane = style({ fill: hill });
export const haze = style({ fill: '#fff', opacity: 0.16 });
export const outlined = style({ fill: 'none', stroke: planes.sun, strokeWidth: 3 });
