import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '20px',
  '@media': { [from('desktop')]: { margin: 'auto 0' } },
});

export const trap = style({ position: 'absolute', left: '-9999px' });
