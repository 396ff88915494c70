import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

const tablet = from('tablet');
const small = below('large');

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '36px',
  width: 'min(880px, 100% - 40px)',
  margin: '0 auto',
  padding: '28px 0 72px',
  '@media': { [from('desktop')]: { gap: '48px', paddingTop: '56px' } },
});

export const head = style({ display: 'grid', gap: '12px', maxWidth: '640px' });

export const costs = style({ display: 'grid', margin: 0, borderTop: `1px solid ${vars.color.line}` });
export const cost = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: '2px 20px',
  padding: '16px 0',
  borderBottom: `1px solid ${vars.color.line}`,
});
export const costTitle = style({ fontWeight: 650, fontSize: '1.0625rem' });
export const price = style({
  margin: 0,
  color: vars.color.primaryText,
  fontWeight: 700,
  textAlign: 'end',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const costText = style({ gridColumn: 1, margin: 0, color: vars.color.muted });

export const packages = style({
  display: 'grid',
  gap: '20px',
  padding: '24px 20px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  '@media': { [tablet]: { padding: '32px' }, [small]: { padding: '20px 16px' } },
});
export const packagesHead = style({
  display: 'grid',
  gap: '16px',
  '@media': { [tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});
export const country = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: '10px',
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [small]: { fontSize: '.9375rem' } },
  fontVariantNumeric: 'lining-nums tabular-nums',
});
const anyCell = style({
  padding: '14px 0 14px 12px',
  '@media': { [small]: { paddingInlineStart: '8px' } },
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  lineHeight: 1.3,
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});
export const headCell = style([
  anyCell,
  { color: vars.color.muted, fontSize: '.875rem', fontWeight: 650, verticalAlign: 'bottom' },
]);
export const cell = style([anyCell, { color: vars.color.muted }]);
export const size = style([anyCell, { fontWeight: 700 }]);
export const amount = style([anyCell, { fontWeight: 700 }]);
