/** A niche as a toolbar value: a bare number in the URL would be parsed as one and dropped by the toolbar. */
export const nicheValue = (niche: number) => `niche-${niche}`;

/** Returns the niche of a toolbar value. */
export const nicheNumber = (value: unknown) => Number(String(value).replace('niche-', ''));
