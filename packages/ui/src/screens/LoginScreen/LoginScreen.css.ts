import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '20px',
  '@media': { [from('desktop')]: { margin: 'auto 0' } },
});
export const forgot = style({ marginTop: '-10px' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: '48px',
});
