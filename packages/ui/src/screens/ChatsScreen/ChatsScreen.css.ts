import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const page = style({
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(420px, 5fr) 7fr',
      gap: '32px',
      width: 'min(1320px, 100% - 48px)',
      margin: '28px auto 0',
    },
  },
});

export const list = style({
  minHeight: '320px',
  paddingBottom: '8px',
  '@media': {
    [from('desktop')]: {
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      boxShadow: vars.elevation.card,
      selectors: { '&:only-child': { gridColumn: '1 / 3' } },
    },
  },
});

export const hint = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '560px',
  borderRadius: vars.radius.card,
  background: `radial-gradient(circle at 50% 42%, ${vars.color.primarySoft}, ${vars.color.sunken} 62%)`,
  '@media': { [below('desktop')]: { display: 'none' } },
});
