import { style } from '@vanilla-extract/css';

export const choice = style({
  display: 'grid',
  gap: '12px',
  maxWidth: '440px',
  '@media': { print: { display: 'none' } },
});

export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px' });
