import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  padding: '24px 14px 40px',
  '@media': { [from('tablet')]: { padding: '64px 24px' } },
});
export const card = style({
  display: 'grid',
  gap: '24px',
  width: 'min(560px, 100%)',
  padding: '32px 22px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
  '@media': { [from('tablet')]: { padding: '44px 48px 36px' } },
});
export const words = style({ display: 'grid', justifyItems: 'center', gap: '10px', textAlign: 'center' });

export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '76px',
    height: '76px',
    marginBottom: '8px',
    borderRadius: '50%',
    fontSize: '1.8rem',
  },
  variants: {
    kind: {
      pending: { color: vars.color.warnText, background: vars.color.warnSoft },
      completed: { color: vars.color.successText, background: vars.color.successSoft },
      failed: { color: vars.color.dangerText, background: vars.color.dangerSoft },
      cancelled: { color: vars.color.muted, background: vars.color.sunken },
    },
  },
});

export const lines = style({ borderTop: `1px solid ${vars.color.line}` });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
});
export const label = style({ color: vars.color.muted });
export const value = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const actions = style({ display: 'grid', gap: '4px' });
