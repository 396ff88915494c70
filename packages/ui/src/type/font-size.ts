import { vars } from '../themes/contract.css';

/** Sizes of text and of the icons beside it. */
export const fontSize = {
  tiny: '.6875rem',
  fine: '.75rem',
  meta: '.8125rem',
  small: '.875rem',
  label: '.9375rem',
  body: '1rem',
  /** For input fields: a phone's browser zooms into anything under 16 px. */
  typed: 'max(1rem, 16px)',
  lead: '1.0625rem',
  large: '1.125rem',
  big: '1.375rem',
  huge: '1.625rem',
} as const;

type DisplayPx = 17 | 18 | 20 | 22 | 24 | 26 | 27 | 28 | 30 | 34 | 36 | 40 | 44 | 48 | 56;

/** Narrow screens with large text limit display sizes to this share of their width, in vw. */
const widestDisplay = 9;
const phoneWidth = 390;

/** Returns a size of display type in px, limited on narrow screens. */
export const limitedSize = (px: number) =>
  `min(${px / 16}rem, ${Math.max(widestDisplay, (px / phoneWidth) * 100).toFixed(1)}vw)`;

/** Returns a display size, px at the theme's own scale. */
export const displaySize = (px: DisplayPx) => `calc(${limitedSize(px)} * ${vars.font.scale})`;
