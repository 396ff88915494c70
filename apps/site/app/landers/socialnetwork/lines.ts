import type { NicheNumber } from '@heartwood/domain';
import type { LanderMaterial } from '../lander';
import { lineMessages as texts } from './messages';

/** A tone of the suggested lines. */
export type Tone = 'start' | 'funnier' | 'bolder';

type Line = Exclude<keyof typeof texts, 'headline'>;

const own: Readonly<Record<NicheNumber, Line>> = {
  1: 'own',
  2: 'own_she',
  3: 'own_bdsm',
  4: 'own_bbw',
  5: 'own_gilf',
  6: 'own_milf',
  7: 'own_gay',
};

const common: Readonly<Record<Tone, readonly Line[]>> = {
  start: ['start_cancel', 'start_taste', 'start_walk'],
  funnier: ['funny_plants', 'funny_car', 'funny_ending'],
  bolder: ['bold_twice', 'bold_skip', 'bold_dance'],
};

/** The tones in the order of their chips. */
export const tones: readonly Tone[] = ['start', 'funnier', 'bolder'];

/** Returns the niche's own line, the field's placeholder. */
export function ownLine({ intl, niche }: Pick<LanderMaterial, 'intl' | 'niche'>): string {
  return intl.formatMessage(texts[own[niche]]);
}

/** Returns the lines that a chip suggests, in order. */
export function suggestedLines(
  material: Pick<LanderMaterial, 'intl' | 'niche'>,
  tone: Tone,
): readonly string[] {
  const lines = common[tone].map((line) => material.intl.formatMessage(texts[line]));
  return tone === 'start' ? [ownLine(material), ...lines] : lines;
}
