import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

const desktop = from('desktop');

export const page = style({
  display: 'grid',
  gap: '24px',
  padding: '16px 0 40px',
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: '48px', alignItems: 'start', padding: '36px 0 48px' } },
});
export const main = style({ display: 'grid', gap: '24px', minWidth: 0 });
export const head = style({ display: 'grid', gap: '8px' });

export const benefits = style({
  display: 'grid',
  gap: '12px',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' } },
});
export const benefit = style({
  display: 'flex',
  gap: '16px',
  padding: '20px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
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
