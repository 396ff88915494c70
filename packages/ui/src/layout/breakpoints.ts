/** Minimum widths of the wider layouts, px. */
export const breakpoints = { large: 576, tablet: 768, desktop: 992, wide: 1200 } as const;

type Breakpoint = keyof typeof breakpoints;

/** Media query from a breakpoint up. */
export const from = (name: Breakpoint) => `screen and (min-width: ${breakpoints[name]}px)`;

/** Media query below a breakpoint. */
export const below = (name: Breakpoint) => `screen and (max-width: ${breakpoints[name] - 0.02}px)`;

/** Media query from one breakpoint up to below another. */
export const between = (name: Breakpoint, end: Breakpoint) =>
  `screen and (min-width: ${breakpoints[name]}px) and (max-width: ${breakpoints[end] - 0.02}px)`;
