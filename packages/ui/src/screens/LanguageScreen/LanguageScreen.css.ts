import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';

export const page = style({
  display: 'grid',
  gap: space[28],
  width: 'min(880px, 100% - 40px)',
  margin: '0 auto',
  padding: `${space[28]} 0 ${space[72]}`,
  '@media': { [from('desktop')]: { gap: space[36], paddingTop: space[56] } },
});

export const head = style({ display: 'grid', gap: space[12], maxWidth: '620px' });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: `${space[4]} ${space[12]}`,
  padding: space[8],
});

export const countryForm = style({
  display: 'grid',
  gap: space[12],
  maxWidth: '440px',
  justifyItems: 'start',
});

export const countryField = style({ width: '100%' });
