import type { Face } from '../faces/face';

const source = 'bricolage-grotesque/files/bricolage-grotesque-{}-standard-normal.woff2';
const messages = ['lander.line_headline'];

/** The first words of “It starts with one line”, as thin as the pen. */
export const thinFace: Face = {
  family: 'Thin',
  source,
  axes: () => ({ opsz: 96, wdth: 100, wght: 200 }),
  weight: 200,
  messages,
};

/** Its last words. */
export const boldFace: Face = {
  family: 'Bold',
  source,
  axes: () => ({ opsz: 96, wdth: 100, wght: 800 }),
  weight: 800,
  messages,
};
