/** How far apart the ticks of two degrees stand. */
export const degreePx = 10;
