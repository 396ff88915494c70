import type { PosterFigure } from './poster-figure';

/** Hair colour. */
export const dark = '#1C0B26';
/** Hair colour of silver-haired figures. */
export const silver = '#E9DED8';

export const amelie: PosterFigure = {
  skin: 'peach',
  hair: 'wave',
  hairColour: '#5A1B1F',
  field: 'yellow',
  top: 'v',
  topColour: 'teal',
  build: 'her',
  look: 5,
};
export const bruno: PosterFigure = {
  skin: 'bronze',
  hair: 'short',
  hairColour: '#22101C',
  field: 'teal',
  top: 'collar',
  topColour: 'orange',
  build: 'him',
  lips: '#7B2A22',
  beard: 'short',
  look: -4,
};
export const celeste: PosterFigure = {
  skin: 'cocoa',
  hair: 'afro',
  hairColour: dark,
  field: 'orange',
  top: 'strap',
  topColour: 'yellow',
  build: 'her',
  eyes: 'lid',
  lips: '#B3173A',
  earrings: 'yellow',
  laughing: true,
};
export const duncan: PosterFigure = {
  skin: 'rose',
  hair: 'quiff',
  hairColour: '#B5521D',
  field: 'deep',
  top: 'turtle',
  topColour: 'red',
  build: 'him',
  lips: '#B55A44',
  look: 4,
};
export const emi: PosterFigure = {
  skin: 'honey',
  hair: 'bob',
  hairColour: dark,
  field: 'red',
  top: 'turtle',
  topColour: 'night',
  build: 'her',
  lips: '#B0102E',
  look: -5,
};
export const franklin: PosterFigure = {
  skin: 'cocoa',
  hair: 'none',
  hairColour: dark,
  field: 'amber',
  top: 'jacket',
  topColour: 'night',
  build: 'him',
  beard: 'short',
  lips: '#5E211C',
  glasses: 'night',
};
export const greta: PosterFigure = {
  skin: 'rose',
  hair: 'pixie',
  hairColour: silver,
  field: 'plum',
  top: 'collar',
  topColour: 'coral',
  build: 'her',
  lined: true,
  glasses: 'yellow',
  earrings: 'yellow',
  look: 4,
};
export const hazel: PosterFigure = {
  skin: 'peach',
  hair: 'long',
  hairColour: '#E8892B',
  field: 'teal',
  top: 'v',
  topColour: 'night',
  build: 'her',
  full: true,
  eyes: 'wink',
  earrings: 'coral',
  laughing: true,
};
export const ivo: PosterFigure = {
  skin: 'honey',
  hair: 'sweep',
  hairColour: '#33151D',
  field: 'coral',
  top: 'crew',
  topColour: 'deep',
  build: 'him',
  lips: '#9B3F2C',
  eyes: 'lid',
};
export const josefa: PosterFigure = {
  skin: 'bronze',
  hair: 'curls',
  hairColour: '#2A0F1E',
  field: 'blush',
  top: 'strap',
  topColour: 'red',
  build: 'her',
  lips: '#A81235',
  look: -4,
  full: true,
  laughing: true,
};
export const konrad: PosterFigure = {
  skin: 'rose',
  hair: 'short',
  hairColour: silver,
  field: 'wine',
  top: 'jacket',
  topColour: 'deep',
  build: 'him',
  lined: true,
  lips: '#B55A44',
  beard: 'short',
};
export const lucia: PosterFigure = {
  skin: 'peach',
  hair: 'bun',
  hairColour: '#2A0F1E',
  field: 'plum',
  top: 'strap',
  topColour: 'orange',
  build: 'her',
  eyes: 'lid',
  earrings: 'yellow',
  lined: true,
};
export const maya: PosterFigure = {
  skin: 'bronze',
  hair: 'pony',
  hairColour: dark,
  field: 'yellow',
  top: 'turtle',
  topColour: 'wine',
  build: 'her',
  lips: '#B0102E',
  look: 5,
};
export const nils: PosterFigure = {
  skin: 'peach',
  hair: 'none',
  hairColour: '#5A2A16',
  field: 'mint',
  top: 'crew',
  topColour: 'plum',
  build: 'him',
  beard: 'full',
  lips: '#A5472F',
  hat: 'night',
};
export const obi: PosterFigure = {
  skin: 'cocoa',
  hair: 'quiff',
  hairColour: dark,
  field: 'wine',
  top: 'crew',
  topColour: 'yellow',
  build: 'him',
  lips: '#5E211C',
  look: 5,
  laughing: true,
};
export const quinta: PosterFigure = {
  skin: 'honey',
  hair: 'long',
  hairColour: '#6B1236',
  field: 'night',
  top: 'v',
  topColour: 'orange',
  build: 'her',
  lips: '#C0142F',
  sunglasses: true,
};
