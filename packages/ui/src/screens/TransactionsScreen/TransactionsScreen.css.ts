import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const page = style({
  display: 'grid',
  gap: '24px',
  maxWidth: '860px',
  padding: '16px 0 40px',
  '@media': { [from('desktop')]: { padding: '32px 0 48px' } },
});
export const head = style({ display: 'grid', gap: '16px' });
export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '18px 22px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
});
export const section = style({ display: 'grid', gap: '12px' });
export const list = style({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
});
globalStyle(`${list} > li + li`, { borderTop: `1px solid ${vars.color.line}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '68px',
  padding: '12px 20px',
});
export const linkRow = style([
  row,
  { ':hover': { background: vars.color.well }, ':focus-visible': { outlineOffset: '-3px' } },
]);
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const time = style({ color: vars.color.muted, fontSize: '.8125rem', lineHeight: 1.4 });
export const amounts = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'end',
  gap: '2px',
  fontVariantNumeric: 'tabular-nums',
});
export const out = style({ fontWeight: 650 });
export const gain = style({ color: vars.color.successText, fontWeight: 650 });
export const more = style({ display: 'flex', justifyContent: 'center' });
