import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

const grid = {
  display: 'grid',
  gap: vars.card.gapPhone,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
};

export const members = style({
  ...grid,
  '@media': {
    [from('tablet')]: { gap: vars.card.gap, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const similar = style({
  ...grid,
  '@media': {
    [from('tablet')]: { gap: vars.card.gap, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const first = style({ gridColumn: '1 / -1', '@media': { [from('tablet')]: { gridColumn: 'auto' } } });

export const noneAlone = style({});
globalStyle(`${noneAlone} > :nth-child(n+5):nth-child(4n+1):last-child`, {
  '@media': { [from('wide')]: { display: 'none' } },
});
