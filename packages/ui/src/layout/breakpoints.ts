/** Minimum widths of the wider layouts, px at the default text size. */
export const breakpoints = { large: 576, tablet: 768, desktop: 992, wide: 1200 } as const;

type Breakpoint = keyof typeof breakpoints;

/** In rem, so that larger text gets the layout of a smaller screen. */
const atLeast = (name: Breakpoint) => `(min-width: ${breakpoints[name] / 16}rem)`;
const under = (name: Breakpoint) => `(max-width: ${(breakpoints[name] - 0.02) / 16}rem)`;

/** Media query from a breakpoint up. */
export const from = (name: Breakpoint) => `screen and ${atLeast(name)}`;

/** Media query below a breakpoint. */
export const below = (name: Breakpoint) => `screen and ${under(name)}`;

/** Media query from one breakpoint up to below another. */
export const between = (name: Breakpoint, end: Breakpoint) => `screen and ${atLeast(name)} and ${under(end)}`;

/** Media query for the smallest phones. */
export const smallPhone = 'screen and (min-width: 15.01rem) and (max-width: 22rem)';

/** Media query for lines of few letters: a phone with large text. */
export const largeText = 'screen and (max-width: 15rem)';
