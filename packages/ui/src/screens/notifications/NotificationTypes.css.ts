import { globalStyle, style } from '@vanilla-extract/css';
import { largeText } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const channelWidth = '3.25rem';
const columns = `minmax(0, 1fr) ${channelWidth} ${channelWidth}`;

export const list = style({ display: 'grid', gap: space[8] });

export const heads = style({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: space[12],
  paddingInline: space[12],
});
export const head = style({
  gridColumn: 'auto',
  color: vars.color.muted,
  fontSize: fontSize.meta,
  fontWeight: 680,
  lineHeight: 1.4,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  ':first-child': { gridColumn: 2 },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space[12],
  minHeight: '68px',
  padding: `${space[8]} ${space[12]}`,
});

export const what = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 });
/** With large text the channels are below the words, in the same columns. */
globalStyle(`${row} > ${what}`, { '@media': { [largeText]: { gridColumn: '1 / -1' } } });
globalStyle(`${row} > ${what} + *`, { '@media': { [largeText]: { gridColumnStart: 2 } } });
globalStyle(`${what} > svg`, { flex: 'none', color: vars.color.primaryText });

export const words = style({ display: 'grid', flex: 1, gap: space[2], minWidth: 0, lineHeight: 1.3 });
export const name = style({ fontSize: fontSize.label, fontWeight: 650, hyphens: 'auto' });
export const note = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  hyphens: 'auto',
});
export const missing = style({ color: vars.color.muted, textAlign: 'center' });
