import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';

export const page = style({
  padding: '16px 0 32px',
  '@media': { [from('desktop')]: { paddingTop: '30px' } },
});
export const tabs = style({
  margin: '14px 0 18px',
  '@media': { [from('desktop')]: { margin: '20px 0 24px' } },
});
export const note = style({ marginBottom: '18px' });
export const more = style({ display: 'flex', justifyContent: 'center', marginTop: '28px' });
