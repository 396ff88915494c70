import { style } from '@vanilla-extract/css';

/** For mouse and physical keyboard; on-screen keyboards have emoji. */
export const place = style({
  position: 'relative',
  display: 'inline-flex',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
