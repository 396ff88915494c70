/** Colour fields of the poster series, by name. */
export const posterPalette = {
  night: '#1C0B26',
  plum: '#3A1240',
  wine: '#6B1236',
  red: '#D7263D',
  coral: '#FF5A45',
  orange: '#FF6B1A',
  amber: '#FF9A1F',
  yellow: '#FFC531',
  cream: '#FFF3E2',
  blush: '#FFD9C7',
  teal: '#0C8577',
  deep: '#07474A',
  mint: '#BDE8DC',
  white: '#FFFFFF',
} as const;

/** Name of a field colour. */
export type PosterColour = keyof typeof posterPalette;

/** Lit and shadow side of each skin tone. */
export const posterSkins = {
  rose: ['#FFD9C4', '#F0906B'],
  peach: ['#FFC79A', '#E97B3C'],
  honey: ['#EFA261', '#BF5726'],
  bronze: ['#C06A38', '#7B3219'],
  cocoa: ['#8A4629', '#471A14'],
} as const;

/** Name of a skin tone. */
export type PosterSkin = keyof typeof posterSkins;
