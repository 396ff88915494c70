import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const foot = style({
  '@media': {
    [below('desktop')]: {
      position: 'fixed',
      zIndex: layer.notice,
      insetInline: 0,
      bottom: 0,
      display: 'grid',
      gap: space[8],
      padding: `${space[4]} ${space[16]} max(${space[16]}, env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
    [from('desktop')]: { display: 'none' },
  },
});
export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '56px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 650,
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const change = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: '48px',
  color: vars.color.primaryText,
  fontSize: fontSize.label,
  fontWeight: 650,
});
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
});
export const price = style({ whiteSpace: 'nowrap' });
export const before = style({
  marginInlineEnd: space[8],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
