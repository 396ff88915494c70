import { style } from '@vanilla-extract/css';
import { from, largeText } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { displaySize, fontSize } from '../../type/font-size';

export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: space[16],
  borderRadius: vars.radius.card,
  color: vars.color.onSecondary,
  background: vars.color.secondary,
});
export const ends = style({
  maxWidth: '11em',
  marginInlineStart: 'auto',
  fontSize: fontSize.meta,
  fontWeight: 650,
  lineHeight: 1.4,
  textAlign: 'end',
});

export const offers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
  padding: `${space[8]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const prices = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [largeText]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const before = style({
  marginInlineStart: space[8],
  color: vars.color.muted,
  fontSize: fontSize.meta,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const close = style({ position: 'absolute', top: space[8], right: space[8] });
export const welcome = style({
  display: 'grid',
  gap: space[16],
  padding: `${space[32]} ${space[20]} max(${space[24]}, env(safe-area-inset-bottom))`,
  '@media': { [from('tablet')]: { padding: `${space[40]} ${space[48]} ${space[28]}` } },
});
export const centred = style({ display: 'grid', gap: space[8], justifyItems: 'center', textAlign: 'center' });

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '132px',
  height: '132px',
  '@media': { [from('tablet')]: { width: '150px', height: '150px' } },
});
export const arcs = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.color.secondary,
  strokeWidth: 12,
  strokeLinecap: 'round',
});
export const hours = style({ display: 'grid', justifyItems: 'center', lineHeight: 1 });
export const hoursNumber = style({
  fontFamily: vars.font.display,
  fontSize: displaySize(48),
  fontWeight: vars.font.displayWeight,
  fontVariantNumeric: 'lining-nums',
});
export const hoursWord = style({ color: vars.color.muted, fontSize: fontSize.label, fontWeight: 650 });
