export { castSize, picturesOf } from './cast/cast-list';
export type { Picture } from './cast/cast-list';
export type { Person, Shot } from './drawing/figure';
export { portraitSvg } from './drawing/portrait';
export { stableId, stableKey } from './ids';
