import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const rowHeight = '64px';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  minHeight: rowHeight,
  width: 'min(440px, 100%)',
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const label = style({ color: vars.color.muted, fontSize: fontSize.meta, lineHeight: 1.35 });
export const value = style({ fontWeight: 650, lineHeight: 1.25 });

export const choices = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  minHeight: '52px',
  padding: `${space[8]} 0`,
  cursor: 'pointer',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const radio = style({
  width: '20px',
  height: '20px',
  margin: 0,
  accentColor: vars.color.primaryText,
  cursor: 'inherit',
});
export const name = style({ minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const price = style({
  maxWidth: '14em',
  minWidth: '4em',
  color: vars.color.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
});
/** In view below a long list. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  padding: `${space[12]} 0 max(${space[4]}, env(safe-area-inset-bottom))`,
  background: vars.color.raised,
});
