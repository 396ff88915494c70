/** Minimum widths in CSS pixels. */
export const breakpoints = { small: 576, medium: 768, large: 992, extraLarge: 1200 } as const;

/** Media query for smartphones: a coarse pointer and a viewport under 768 px. */
export const smartphoneQuery = `(pointer: coarse) and (max-width: ${breakpoints.medium - 0.02}px)`;
