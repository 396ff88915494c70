import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

/** Half of the height by which the thumb exceeds its track. */
const thumbLift = '-11px';
const track = { height: '6px', borderRadius: '3px', background: vars.color.primarySoft };
const thumb = {
  width: '28px',
  height: '28px',
  border: 0,
  borderRadius: '50%',
  background: vars.color.primary,
  boxShadow: `0 0 0 3px ${vars.color.surface}, 0 2px 8px 2px rgba(0, 0, 0, .25)`,
};

export const slider = style({
  width: '100%',
  height: '44px',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  appearance: 'none',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: thumbLift, appearance: 'none' },
    '&::-moz-range-thumb': thumb,
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
