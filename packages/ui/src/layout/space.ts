/** The steps of the 4 px scale, named by their px. */
export const space = {
  0: '0',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;

/** A step of the space scale, px. */
export type Space = keyof typeof space;
