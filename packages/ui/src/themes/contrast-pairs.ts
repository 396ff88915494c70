import { contrast } from './colour';
import { deriveColours } from './derive-colours';
import type { ColourTokens, Scheme } from './derive-colours';
import type { ThemeSeeds } from './seeds';

type Pair = readonly [name: string, front: keyof ColourTokens, ground: keyof ColourTokens, least: number];

const text = 4.5;
const shape = 3;

/** Foreground and background pairs with their minimum ratio: 4.5 for text, 3 for borders and focus. */
export const contrastPairs: readonly Pair[] = [
  ['text on bg', 'text', 'bg', text],
  ['text on surface', 'text', 'surface', text],
  ['muted on bg', 'muted', 'bg', text],
  ['muted on surface', 'muted', 'surface', text],
  ['muted on sunken', 'muted', 'sunken', text],
  ['label on primary', 'onPrimary', 'primary', text],
  ['label on hover', 'onPrimary', 'primaryHover', text],
  ['primaryText on bg', 'primaryText', 'bg', text],
  ['primaryText on surface', 'primaryText', 'surface', text],
  ['primaryText on soft', 'primaryText', 'primarySoft', text],
  ['label on secondary', 'onSecondary', 'secondary', text],
  ['number on unread', 'onUnread', 'unread', text],
  ['label on success', 'onSuccess', 'success', text],
  ['label on danger', 'onDanger', 'danger', text],
  ['label on danger hover', 'onDanger', 'dangerHover', text],
  ['dangerText on surface', 'dangerText', 'surface', text],
  ['dangerText on soft', 'dangerText', 'dangerSoft', text],
  ['successText on surface', 'successText', 'surface', text],
  ['successText on soft', 'successText', 'successSoft', text],
  ['warnText on soft', 'warnText', 'warnSoft', text],
  ['text on primary soft', 'text', 'primarySoft', text],
  ['text on danger soft', 'text', 'dangerSoft', text],
  ['text on warn soft', 'text', 'warnSoft', text],
  ['own bubble', 'onMine', 'mine', text],
  ['their bubble', 'text', 'theirs', text],
  ['control border', 'control', 'surface', shape],
  ['focus', 'focus', 'bg', shape],
];

/** A pair below its ratio in a scheme. */
export interface ContrastFault {
  scheme: Scheme;
  pair: string;
  ratio: number;
  least: number;
}

const schemes: readonly Scheme[] = ['light', 'dark'];

/** Returns the pairs of a theme's derived colours that fail WCAG AA in either scheme; empty when all pass. */
export function contrastFaults(seeds: ThemeSeeds): ContrastFault[] {
  return schemes.flatMap((scheme) => {
    const colours = deriveColours(seeds, scheme);
    return contrastPairs.flatMap(([pair, front, ground, least]) => {
      const ratio = contrast(colours[front], colours[ground]);
      return ratio < least ? [{ scheme, pair, ratio, least }] : [];
    });
  });
}
