import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';

export const row = style({ position: 'relative' });
export const spaceForToggle = style({ paddingRight: space[56] });
/** Showing the password needs script. */
export const toggle = style({
  position: 'absolute',
  top: space[2],
  right: space[2],
  '@media': { '(scripting: none)': { display: 'none' } },
});
