import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';

export const choice = style({
  display: 'grid',
  gap: space[12],
  maxWidth: '440px',
  '@media': { print: { display: 'none' } },
});

export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8] });
