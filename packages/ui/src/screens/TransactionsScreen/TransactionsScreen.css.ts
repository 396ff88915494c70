import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const page = style({
  display: 'grid',
  gap: space[24],
  maxWidth: '860px',
  padding: `${space[16]} 0 ${space[40]}`,
  '@media': { [from('desktop')]: { padding: `${space[32]} 0 ${space[48]}` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '68px',
  padding: `${space[12]} ${space[20]}`,
});
export const linkRow = style([
  row,
  { ':hover': { background: vars.color.well }, ':focus-visible': { outlineOffset: '-3px' } },
]);
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const time = style({ color: vars.color.muted, fontSize: fontSize.meta, lineHeight: 1.4 });
export const amounts = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'end',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const out = style({ fontWeight: 650 });
export const gain = style({ color: vars.color.successText, fontWeight: 650 });
export const more = style({ display: 'flex', justifyContent: 'center' });
