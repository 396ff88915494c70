import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import type { Jaw } from './bank-outline';

/** The look of a bank. */
export interface Bank {
  readonly houses: readonly [string, string, string, string, string];
  /** Colour between the houses. */
  readonly ground: string;
  readonly street: string;
  readonly jaw: Jaw;
  /** Whether trees line the chin. */
  readonly beard?: true;
}

/** The colours of the city and its two banks. */
export interface City {
  readonly left: Bank;
  readonly right: Bank;
  readonly river: string;
  readonly wave: string;
  readonly trees: string;
  readonly lips: string;
  readonly mouth: string;
  /** Background of headline and form. */
  readonly side: string;
}

function bank(ground: string, street: string, houses: Bank['houses']): Bank {
  return { houses, ground, street, jaw: 'plain' };
}

const orange = bank('#B9430A', '#FFE3D1', ['#FF6B1A', '#FF7A2E', '#F75E12', '#FF8B45', '#FF9A5C']);
const yellow = bank('#C98A0A', '#FFF7E0', ['#FFC531', '#FFCE55', '#F9B81A', '#FFD977', '#FFBE1F']);
const coral = bank('#B52A1B', '#FFE3D1', ['#FF5A45', '#FF6D58', '#F24C38', '#FF8070', '#FF937F']);
const blush = bank('#D98E6C', '#FFFFFF', ['#FFD9C7', '#FFE3D5', '#FBCDB8', '#FFEBE0', '#FFD2BD']);
const red = bank('#7D0F24', '#FFD9C7', ['#D7263D', '#E03B50', '#C71C33', '#E85568', '#CF2940']);
const plum = bank('#2C0B31', '#E7B9E0', ['#5A2160', '#6B2A72', '#4E1B54', '#7A3582', '#632668']);
const wine = bank('#4A0B25', '#FFD9C7', ['#8E1C4A', '#9E2A58', '#801540', '#AF3A68', '#952250']);
const teal = bank('#064C4A', '#BDE8DC', ['#0C8577', '#169384', '#0A776B', '#2BA292', '#118C7E']);
const mint = bank('#4E9E8C', '#FFFFFF', ['#BDE8DC', '#CDEFE5', '#A9DDCE', '#DDF5EE', '#B4E3D6']);

const water = { river: p.teal, wave: p.mint, trees: '#0A5C48', side: '#064C4A' } as const;
const lips = { lips: p.red, mouth: '#7D0F24' } as const;
const full = 'full';

/** The city of each niche. */
export const cities: Readonly<Record<NicheNumber, City>> = {
  1: { left: orange, right: yellow, ...water, ...lips },
  2: { left: coral, right: blush, river: p.wine, wave: p.blush, trees: p.plum, side: p.plum, ...lips },
  3: {
    left: red,
    right: plum,
    river: p.night,
    wave: p.blush,
    trees: '#12061C',
    side: p.night,
    lips: p.coral,
    mouth: p.wine,
  },
  4: { left: { ...coral, jaw: full }, right: { ...yellow, jaw: full }, ...water, ...lips },
  5: { left: yellow, right: mint, river: p.deep, wave: p.mint, trees: '#0A5C48', side: '#053638', ...lips },
  6: {
    left: wine,
    right: { ...orange, beard: true },
    river: p.plum,
    wave: p.blush,
    trees: '#2C0B31',
    side: '#2C0B31',
    ...lips,
  },
  7: {
    left: { ...teal, beard: true },
    right: mint,
    river: p.coral,
    wave: p.cream,
    trees: '#053638',
    side: p.deep,
    lips: p.wine,
    mouth: p.night,
  },
};
