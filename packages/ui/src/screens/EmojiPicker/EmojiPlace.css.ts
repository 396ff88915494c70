import { style } from '@vanilla-extract/css';

/** For hands on keys and a mouse; a phone's own keyboard has them. */
export const place = style({
  position: 'relative',
  display: 'inline-flex',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
