import { style } from '@vanilla-extract/css';

export const row = style({ position: 'relative' });
export const roomForToggle = style({ paddingRight: '56px' });
/** Only a script can show the password. */
export const toggle = style({
  position: 'absolute',
  top: '2px',
  right: '2px',
  '@media': { '(scripting: none)': { display: 'none' } },
});
