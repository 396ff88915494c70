import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';

const desktop = from('desktop');
const phone = below('desktop');

export const panel = style({
  display: 'grid',
  gap: '14px',
  '@media': {
    [desktop]: {
      padding: '26px 26px 0',
    },
  },
});
export const title = style({ '@media': { [phone]: { marginTop: '8px' } } });

export const lines = style({ display: 'grid', gap: '11px' });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: '16px' });
export const discount = style([line, { color: vars.color.successText, fontWeight: 650 }]);
export const value = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const pay = style({
  display: 'grid',
  gap: '10px',
  '@media': {
    [phone]: {
      position: 'fixed',
      zIndex: layer.notice,
      insetInline: 0,
      bottom: 0,
      padding: '12px 16px max(24px, env(safe-area-inset-bottom))',
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
    [desktop]: { gap: '18px', paddingTop: '14px', borderTop: `1px solid ${vars.color.line}` },
  },
});
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '12px',
});
export const totalLabel = style({
  color: vars.color.muted,
  fontSize: '.875rem',
  '@media': { [desktop]: { color: vars.color.text, fontSize: '1rem', fontWeight: 650 } },
});

export const fine = style({
  color: vars.color.muted,
  fontSize: '.8125rem',
  lineHeight: 1.4,
  '@media': { [desktop]: { textAlign: 'center' } },
});
