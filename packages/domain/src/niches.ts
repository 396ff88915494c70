/** The product's niches. */
export const nicheNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

export type NicheNumber = (typeof nicheNumbers)[number];

/** The landing slug prefix of each niche. */
export const landingSlugPrefixes: Readonly<Record<NicheNumber, string>> = {
  1: '',
  2: 'she-',
  3: 'bdsm-',
  4: 'bbw-',
  5: 'gilf-',
  6: 'milf-',
  7: 'gay-',
};
