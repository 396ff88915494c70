import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  '@media': { [from('desktop')]: { margin: 'auto 0' } },
});
export const forgot = style({ marginTop: `-${space[8]}` });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  minHeight: '48px',
});
