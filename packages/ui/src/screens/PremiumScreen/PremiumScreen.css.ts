import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

const desktop = from('desktop');

export const page = style({
  display: 'grid',
  gap: '24px',
  padding: '16px 0 40px',
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 372px',
      gap: '48px',
      alignItems: 'start',
      padding: '36px 0 48px',
    },
  },
});
export const main = style({ display: 'grid', gap: '24px', minWidth: 0 });
export const head = style({
  display: 'grid',
  gap: '24px',
  overflow: 'hidden',
  padding: '26px 22px 0',
  borderRadius: vars.radius.card,
  background: vars.color.primarySoft,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: '0 40px',
      minHeight: '280px',
    },
  },
});
globalStyle(`${head}:has(> :only-child)`, {
  paddingBottom: '26px',
  '@media': { [from('tablet')]: { minHeight: 0, padding: '32px 40px' } },
});

export const fan = style({
  position: 'relative',
  justifySelf: 'center',
  width: '300px',
  height: '210px',
  '@media': { [from('tablet')]: { height: '280px' } },
});
export const face = style({
  position: 'absolute',
  bottom: '-30px',
  left: '80px',
  width: '140px',
  height: '190px',
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 4px ${vars.color.primarySoft}, 0 18px 30px -16px rgba(0,0,0,.5)`,
  '@media': { [from('tablet')]: { bottom: '24px' } },
  selectors: {
    '&:nth-child(1)': { left: '4px', transform: 'rotate(-8deg)' },
    '&:nth-child(2)': { left: '156px', transform: 'rotate(8deg)' },
    '&:nth-child(3)': { left: '80px', transform: 'translateY(-10px)' },
    '&:only-child': { left: '80px', transform: 'none' },
  },
});

export const benefits = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: '16px' },
  },
});
export const benefit = style({
  display: 'flex',
  gap: '16px',
  padding: '20px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
  '@media': { [from('tablet')]: { flexDirection: 'column', padding: '24px' } },
});
export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.icon,
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
  fontSize: '1.1rem',
});
export const words = style({ display: 'grid', gap: '4px', alignContent: 'start', minWidth: 0 });

export const side = style({
  display: 'grid',
  gap: '18px',
  padding: '28px 26px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
  textAlign: 'center',
  '@media': { [desktop]: { position: 'sticky', top: '20px' } },
});
export const crown = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  width: '64px',
  height: '64px',
  borderRadius: '50%',
  color: vars.color.onSecondary,
  background: vars.color.secondary,
  fontSize: '1.4rem',
});
export const price = style({ display: 'grid', gap: '2px' });
