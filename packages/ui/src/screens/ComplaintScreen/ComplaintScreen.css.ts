import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';

const offScreen = '-9999px';

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  '@media': { [from('desktop')]: { margin: 'auto 0' } },
});

export const trap = style({ position: 'absolute', left: offScreen });
