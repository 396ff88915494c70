import type { Face } from '../faces/face';

/** Headline, question and signs of the map: a road sign typeface. */
export const roadFace: Face = {
  family: 'Road',
  source: 'overpass/files/overpass-{}-wght-normal.woff2',
  axes: () => ({ wght: 900 }),
  weight: 900,
  messages: ['lander.map_headline', 'lander.map_question', 'lander.map_left', 'lander.map_right'],
};
