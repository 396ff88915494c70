import type { PosterFigure } from './PosterFigure';

const dark = '#1C0B26';
const silver = '#E9DED8';

const amelie: PosterFigure = { skin: 'peach', hair: 'wave', hairColour: '#5A1B1F', field: 'yellow', top: 'v', topColour: 'teal', build: 'her', look: 5 };
const bruno: PosterFigure = { skin: 'bronze', hair: 'short', hairColour: '#22101C', field: 'teal', top: 'collar', topColour: 'orange', build: 'him', lips: '#7B2A22', beard: 'short', look: -4 };
const celeste: PosterFigure = { skin: 'cocoa', hair: 'afro', hairColour: dark, field: 'orange', top: 'strap', topColour: 'yellow', build: 'her', eyes: 'lid', lips: '#B3173A', earrings: 'yellow', laughing: true };
const duncan: PosterFigure = { skin: 'rose', hair: 'quiff', hairColour: '#B5521D', field: 'deep', top: 'turtle', topColour: 'red', build: 'him', lips: '#B55A44', look: 4 };
const emi: PosterFigure = { skin: 'honey', hair: 'bob', hairColour: dark, field: 'red', top: 'turtle', topColour: 'night', build: 'her', lips: '#B0102E', look: -5 };
const franklin: PosterFigure = { skin: 'cocoa', hair: 'none', hairColour: dark, field: 'amber', top: 'jacket', topColour: 'night', build: 'him', beard: 'short', lips: '#5E211C', glasses: 'night' };
const greta: PosterFigure = { skin: 'rose', hair: 'pixie', hairColour: silver, field: 'plum', top: 'collar', topColour: 'coral', build: 'her', lined: true, glasses: 'yellow', earrings: 'yellow', look: 4 };
const hazel: PosterFigure = { skin: 'peach', hair: 'long', hairColour: '#E8892B', field: 'teal', top: 'v', topColour: 'night', build: 'her', full: true, eyes: 'wink', earrings: 'coral', laughing: true };
const ivo: PosterFigure = { skin: 'honey', hair: 'sweep', hairColour: '#33151D', field: 'coral', top: 'crew', topColour: 'deep', build: 'him', lips: '#9B3F2C', eyes: 'lid' };
const josefa: PosterFigure = { skin: 'bronze', hair: 'curls', hairColour: '#2A0F1E', field: 'blush', top: 'strap', topColour: 'red', build: 'her', lips: '#A81235', look: -4, full: true, laughing: true };
const konrad: PosterFigure = { skin: 'rose', hair: 'short', hairColour: silver, field: 'wine', top: 'jacket', topColour: 'deep', build: 'him', lined: true, lips: '#B55A44', beard: 'short' };
const lucia: PosterFigure = { skin: 'peach', hair: 'bun', hairColour: '#2A0F1E', field: 'plum', top: 'strap', topColour: 'orange', build: 'her', eyes: 'lid', earrings: 'yellow', lined: true };
const maya: PosterFigure = { skin: 'bronze', hair: 'pony', hairColour: dark, field: 'yellow', top: 'turtle', topColour: 'wine', build: 'her', lips: '#B0102E', look: 5 };
const nils: PosterFigure = { skin: 'peach', hair: 'none', hairColour: '#5A2A16', field: 'mint', top: 'crew', topColour: 'plum', build: 'him', beard: 'full', lips: '#A5472F', hat: 'night' };
const obi: PosterFigure = { skin: 'cocoa', hair: 'quiff', hairColour: dark, field: 'wine', top: 'crew', topColour: 'yellow', build: 'him', lips: '#5E211C', look: 5, laughing: true };
const quinta: PosterFigure = { skin: 'honey', hair: 'long', hairColour: '#6B1236', field: 'night', top: 'v', topColour: 'orange', build: 'her', lips: '#C0142F', sunglasses: true };

/** Twelve figures that fill the quilt of the landing page, in the order of its places. */
export type PosterCast = readonly [
  PosterFigure, PosterFigure, PosterFigure, PosterFigure, PosterFigure, PosterFigure,
  PosterFigure, PosterFigure, PosterFigure, PosterFigure, PosterFigure, PosterFigure,
];

/** Ready casts by their mood; which site shows which is the site's data. */
export const posterCasts = {
  mixed: [amelie, emi, bruno, celeste, greta, josefa, franklin, ivo, hazel, konrad, obi, quinta],
  women: [
    { ...quinta, sunglasses: false, field: 'plum', look: 4 }, emi, { ...celeste, hair: 'curls', field: 'coral' }, maya,
    { ...duncan, field: 'teal' }, { ...emi, hairColour: '#7A2418', field: 'orange' }, { ...lucia, field: 'teal' }, celeste,
    amelie, bruno, ivo, quinta,
  ],
  night: [
    { ...emi, skin: 'honey', choker: 'night', field: 'wine', top: 'strap', topColour: 'night', look: 0 },
    { ...maya, field: 'red' }, { ...duncan, hairColour: dark, field: 'night', top: 'jacket', topColour: 'plum' },
    { ...josefa, field: 'red', topColour: 'night', full: false }, { ...franklin, field: 'wine', glasses: undefined },
    { ...celeste, field: 'plum' }, { ...amelie, hairColour: dark, field: 'red', ribbon: 'night', top: 'strap', topColour: 'night' },
    { ...ivo, field: 'plum' }, { ...quinta, field: 'wine' }, { ...konrad, field: 'night' }, { ...obi, field: 'red', topColour: 'night' },
    { ...emi, field: 'plum', eyes: 'lid' },
  ],
  full: [
    hazel, josefa, { ...nils, hat: undefined, hair: 'short' }, { ...josefa, field: 'orange' }, { ...maya, full: true, field: 'red' },
    { ...celeste, full: true, field: 'teal' }, { ...lucia, full: true, lined: false, field: 'amber', laughing: true }, bruno,
    { ...amelie, full: true, field: 'coral' }, konrad, { ...greta, full: true }, { ...hazel, field: 'night' },
  ],
  silver: [
    { ...greta, field: 'yellow' }, { ...konrad, field: 'coral' }, konrad, { ...lucia, hairColour: silver, field: 'orange', laughing: true },
    { ...franklin, hairColour: silver, lined: true, field: 'plum' }, { ...greta, hair: 'bun', field: 'teal', glasses: undefined },
    { ...franklin, hairColour: silver, lined: true }, { ...amelie, hairColour: silver, lined: true, field: 'red' },
    { ...lucia, hairColour: silver, field: 'teal', eyes: 'wink', laughing: true }, { ...nils, hairColour: silver, lined: true },
    { ...obi, hairColour: silver, lined: true }, { ...greta, field: 'coral' },
  ],
  evening: [
    { ...amelie, lined: true, field: 'plum' }, { ...lucia, field: 'wine' }, { ...bruno, lined: true }, { ...celeste, lined: true, field: 'teal' },
    { ...emi, lined: true, field: 'yellow' }, { ...josefa, lined: true, full: false, field: 'wine' }, { ...lucia, eyes: 'wink', field: 'teal' },
    { ...ivo, lined: true }, { ...hazel, lined: true, full: false, field: 'orange' }, konrad, obi, { ...quinta, lined: true },
  ],
  men: [
    { ...bruno, field: 'teal' }, { ...duncan, field: 'coral' }, { ...ivo, eyes: 'open' }, { ...obi, field: 'teal' },
    { ...nils, field: 'coral' }, { ...franklin, field: 'deep' }, { ...nils, field: 'mint' }, ivo,
    { ...obi, field: 'deep' }, konrad, { ...duncan, field: 'mint' }, { ...bruno, field: 'coral', eyes: 'wink' },
  ],
} satisfies Record<string, PosterCast>;

/** Name of a ready cast. */
export type PosterCastName = keyof typeof posterCasts;
