/** The niche variants of the product. */
export const nicheNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

export type NicheNumber = (typeof nicheNumbers)[number];

/** What a landing page's slug starts with in each niche. */
export const landingSlugPrefixes: Readonly<Record<NicheNumber, string>> = {
  1: '',
  2: 'she-',
  3: 'bdsm-',
  4: 'bbw-',
  5: 'gilf-',
  6: 'milf-',
  7: 'gay-',
};
