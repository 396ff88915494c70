/** Distance between the ticks of two degrees. */
export const degreePx = 10;
