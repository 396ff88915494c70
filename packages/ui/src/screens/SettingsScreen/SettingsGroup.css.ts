import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

export const group = style({ display: 'grid', gap: space[8] });

export const groupTitle = style({
  padding: `${space[8]} ${space[4]} 0`,
  color: vars.color.muted,
  fontSize: fontSize.meta,
  fontWeight: 680,
  lineHeight: 1.4,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '60px',
  padding: `${space[6]} ${space[16]}`,
});
/** A button comes below the words where both don't fit. */
globalStyle(`${row}:has(> form)`, { flexWrap: 'wrap' });
globalStyle(`${row} > form`, { marginInlineStart: 'auto' });
globalStyle(`${row} > svg:first-child`, { flex: 'none', color: vars.color.primaryText });
globalStyle(`${row} > svg:last-child`, { flex: 'none', color: vars.color.muted });

export const linkRow = style([
  row,
  { ':hover': { background: vars.color.well }, ':focus-visible': { outlineOffset: '-3px' } },
]);

export const words = style({ display: 'grid', flex: 1, minWidth: 0, gap: space[2], lineHeight: 1.3 });
globalStyle(`${row}:has(> form) > ${words}`, { flexBasis: '9rem' });
export const pressable = style([words, { cursor: 'pointer', padding: `${space[8]} 0` }]);
export const name = style({ fontSize: fontSize.label, fontWeight: 650, overflowWrap: 'anywhere' });
export const note = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const plainIcon = style({ display: 'contents' });
globalStyle(`${row} > ${plainIcon} > svg`, { flex: 'none' });
