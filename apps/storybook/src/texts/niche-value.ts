/** A niche as the toolbar names it: no bare number, which the address would bring back as one and the toolbar drop. */
export const nicheValue = (niche: number) => `niche-${niche}`;

/** The niche of a value of the toolbar. */
export const nicheNumber = (value: unknown) => Number(String(value).replace('niche-', ''));
