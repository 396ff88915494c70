import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { listWidth } from '../ChatScreen/list-width';
import { space } from '../../layout/space';

export const page = style({
  '@media': {
    [from('tablet')]: { display: 'grid', gridTemplateColumns: `${listWidth.tablet} minmax(0, 1fr)` },
    [from('desktop')]: { gridTemplateColumns: `${listWidth.desktop} minmax(0, 1fr)` },
  },
});

export const list = style({
  minHeight: '320px',
  paddingBottom: space[8],
  '@media': {
    [from('tablet')]: {
      borderRight: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
      selectors: { '&:only-child': { gridColumn: '1 / -1', borderRight: 0 } },
    },
  },
});

export const hint = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '640px',
  background: `radial-gradient(circle at 50% 42%, ${vars.color.primarySoft}, ${vars.color.sunken} 62%)`,
  '@media': { [below('tablet')]: { display: 'none' } },
});
