/** The spacing scale, by px: fine steps below 8, then by 4, then by 8. */
export const space = {
  0: '0',
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  28: '28px',
  32: '32px',
  36: '36px',
  40: '40px',
  44: '44px',
  48: '48px',
  56: '56px',
  64: '64px',
  72: '72px',
  80: '80px',
  88: '88px',
} as const;

/** A step of the space scale, px. */
export type Space = keyof typeof space;
