import { longLocales } from '../lander';
import { roadFace } from '../maplanding/faces';
import { boldFace, thinFace } from '../socialnetwork/faces';
import { creditFace, filmFace } from '../video/faces';
import type { Face } from './face';

/** The headline of the wall of pictures. */
export const wallFace: Face = {
  family: 'Wall',
  source: 'bricolage-grotesque/files/bricolage-grotesque-{}-standard-normal.woff2',
  axes: () => ({ opsz: 96, wdth: 75, wght: 800 }),
  weight: 800,
  messages: ['lander.icons_headline', 'lander.icons_who'],
  signs: '+=',
};

/** The headline of the evening in four cuts, narrower where words are long. */
export const cutsFace: Face = {
  family: 'Cut',
  source: 'mona-sans/files/mona-sans-{}-standard-normal.woff2',
  axes: (locale) => ({ wdth: longLocales.includes(locale) ? 92 : 112, wght: 900 }),
  weight: 900,
  messages: ['lander.cuts_headline'],
};

/** The names of its scenes. */
export const sceneFace: Face = {
  family: 'Scene',
  source: 'mona-sans/files/mona-sans-{}-standard-normal.woff2',
  axes: () => ({ wdth: 75, wght: 800 }),
  weight: 800,
  messages: [
    'lander.cuts_coffee',
    'lander.cuts_wine',
    'lander.cuts_dancing',
    'lander.cuts_open',
    'lander.cuts_ribbon',
    'lander.cuts_keyhole',
    'lander.cuts_tea',
    'lander.cuts_crossword',
    'lander.cuts_barber',
  ],
};

/** Headline and question of the house across the street; above this optical size its hairlines vanish. */
export const eveningFace: Face = {
  family: 'Evening',
  source: 'bodoni-moda/files/bodoni-moda-{}-standard-italic.woff2',
  axes: () => ({ opsz: 13, wght: 600 }),
  weight: 600,
  messages: ['lander.alone_headline', 'lander.alone_question'],
};

/** The headline in cut-out letters, each of its own width and weight. */
export const paperFace: Face = {
  family: 'Paper',
  source: 'anybody/files/anybody-{}-standard-normal.woff2',
  axes: () => ({ wdth: { min: 78, max: 140 }, wght: { min: 600, max: 900 } }),
  weight: '600 900',
  stretch: '78% 140%',
  messages: ['lander.collage_headline'],
  capitals: true,
};

/** The headline of the museum's wall. */
export const salonFace: Face = {
  family: 'Salon',
  source: 'bodoni-moda/files/bodoni-moda-{}-standard-normal.woff2',
  axes: () => ({ opsz: 14, wght: 500 }),
  weight: 500,
  messages: ['lander.gallery_headline'],
};

/** The headline's last word, and the title on the wall label. */
export const salonItalicFace: Face = {
  ...eveningFace,
  family: 'SalonItalic',
  messages: ['lander.gallery_headline', 'lander.gallery_untitled'],
};

/** The headline and the cards of the deck of evenings, narrower where words are long. */
export const swipeFace: Face = {
  family: 'Swipe',
  source: 'bricolage-grotesque/files/bricolage-grotesque-{}-standard-normal.woff2',
  axes: (locale) => ({ opsz: 96, wdth: longLocales.includes(locale) ? 80 : 90, wght: 800 }),
  weight: 800,
  messages: [
    'lander.swipe_headline',
    'lander.swipe_yes',
    'lander.swipe_no',
    'lander.swipe_done',
    'lander.swipe_swim',
    'lander.swipe_kitchen',
    'lander.swipe_museum',
    'lander.swipe_pancakes',
    'lander.swipe_rooftop',
    'lander.swipe_masks',
    'lander.swipe_records',
  ],
};

/** All faces to be subset. */
export const faceSources: readonly Face[] = [
  wallFace,
  cutsFace,
  sceneFace,
  eveningFace,
  paperFace,
  salonFace,
  salonItalicFace,
  swipeFace,
  thinFace,
  boldFace,
  roadFace,
  filmFace,
  creditFace,
];
