import type { Face } from '../faces/face';

const source = 'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-{}-wght-normal.woff2';

/** The film's title, the line above it, and the button. */
export const filmFace: Face = {
  family: 'Film',
  source,
  axes: () => ({ wght: 800 }),
  weight: 800,
  messages: ['lander.film_headline', 'lander.film_lead', 'lander.film_submit'],
  capitals: true,
};

/** The small words of the credits. */
export const creditFace: Face = {
  family: 'Credit',
  source,
  axes: () => ({ wght: 500 }),
  weight: 500,
  messages: ['lander.film_starring', 'lander.film_opposite', 'lander.film_credits'],
  capitals: 'also',
};
