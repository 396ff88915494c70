import type { Face } from '../faces/face';

/** The first words of “It starts with one line”, as thin as the pen. */
export const thinFace: Face = {
  family: 'Thin',
  source: 'bricolage-grotesque/files/bricolage-grotesque-{}-standard-normal.woff2',
  axes: () => ({ opsz: 96, wdth: 100, wght: 200 }),
  weight: 200,
  messages: ['lander.line_headline'],
};

/** Its last words. */
export const boldFace: Face = {
  ...thinFace,
  family: 'Bold',
  axes: () => ({ opsz: 96, wdth: 100, wght: 800 }),
  weight: 800,
};
