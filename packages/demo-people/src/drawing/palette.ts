/** The lit and the shadow side of each skin tone, from light to dark. */
export const skins = {
  porcelain: ['#FBE1D2', '#E9AD92'],
  rose: ['#FFD3BC', '#E7936F'],
  peach: ['#FBC69B', '#DE8853'],
  sand: ['#EFBA8C', '#C67B49'],
  honey: ['#E2A165', '#B06230'],
  olive: ['#D09A69', '#985B34'],
  bronze: ['#B9733F', '#77391D'],
  umber: ['#945836', '#552717'],
  cocoa: ['#824A2F', '#4A2117'],
  ebony: ['#6A3D2B', '#3B1B16'],
} as const;

export type SkinName = keyof typeof skins;

export const hairColours = {
  night: '#1C0B26',
  espresso: '#33191A',
  chestnut: '#5B2B1D',
  auburn: '#7F2F1B',
  copper: '#B9541F',
  caramel: '#A86B2E',
  blond: '#DDA850',
  flax: '#EBCB86',
  ash: '#85695A',
  pepper: '#5F5560',
  steel: '#8B8590',
  silver: '#BDB6BA',
  white: '#EAE3DE',
  wine: '#6B1236',
  rosewood: '#B0476B',
} as const;

export type HairColourName = keyof typeof hairColours;

export const irises = {
  blue: '#3D7EA6',
  green: '#5E8B5A',
  grey: '#5A7A8C',
  hazel: '#7A5A2C',
  brown: '#6B4A2B',
  chestnut: '#5B3318',
  umber: '#4A2716',
  night: '#3A1D12',
} as const;

export type IrisName = keyof typeof irises;

/** Background palettes: the ground, a darker and a lighter shade of it, and an accent. */
export const grounds = {
  teal: ['#0C8577', '#07534F', '#38A595', '#FFC531'],
  deep: ['#0B4F50', '#07363A', '#1C7470', '#FF9A1F'],
  mint: ['#BDE8DC', '#8BCDBD', '#DDF5EE', '#FF6B4A'],
  yellow: ['#FFC531', '#F29E1F', '#FFDC7A', '#D7263D'],
  amber: ['#FF9F2B', '#EB7417', '#FFBE66', '#6B1236'],
  orange: ['#FF7A33', '#DE5318', '#FF9E66', '#FFE0A3'],
  coral: ['#FF6B57', '#D9433C', '#FF9684', '#FFD98A'],
  red: ['#D7263D', '#9E1431', '#EA5566', '#FFC531'],
  wine: ['#6B1236', '#470A2A', '#8F2A50', '#FF9A1F'],
  plum: ['#3F1748', '#260B30', '#5F2F69', '#FF6B57'],
  blush: ['#FFD9C7', '#F5B498', '#FFEBE0', '#0C8577'],
  sand: ['#F2DDB8', '#DDBB85', '#FAEED6', '#C8503C'],
  sky: ['#9CD0E2', '#62A9C4', '#C9E8F1', '#FF7A33'],
  cobalt: ['#2B4BC0', '#182C80', '#5874DC', '#FFC531'],
  lilac: ['#BDA2DE', '#9273C0', '#DBCBF0', '#6B1236'],
  clay: ['#C4623D', '#944024', '#DE8A65', '#FFE0A3'],
  forest: ['#245F46', '#123D2C', '#4C8A6C', '#FFC9A3'],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type GroundName = keyof typeof grounds;
/** The four colours of a ground. */
export type Ground = readonly [ground: string, darker: string, lighter: string, accent: string];

const colourList = (text: string): readonly string[] => text.split(' ');

/** Colours of clothes and hats. */
export const cloths = colourList(
  '#0C8577 #07474A #FFC531 #FF9A1F #FF6B4A #D7263D #6B1236 #3A1240 #1F1530 #F7EBDA #FFFFFF #2B4BC0 #24365E #8FB8C9 #BDA2DE #E8A0A8 #7F8A4A #C4623D #5B6472 #BDE8DC',
);
export const scarfColours = colourList('#0C8577 #6B1236 #E8A0A8 #24365E #C4623D #F2DDB8');
export const wrapColours = colourList('#FFC531 #D7263D #0C8577 #FF7A33');
/** Frame colours of glasses that are visible on dark skin. */
export const brightFrames = colourList('#FFC531 #F1E6DE #FF6B4A #BDE8DC');
export const darkFrames = colourList('#1C0B26 #6B1236 #D7263D #5B2B1D #0C6E68');
export const lipsticks = colourList('#C8203F #B0304A #D4574F #A83A44 #C04A5E #8E1F3B');
export const metals = colourList('#FFC531 #FFC531 #F1E6DE #FF6B4A #0C8577');
export const cream = '#F7EBDA';
export const wood = '#3A1B14';
