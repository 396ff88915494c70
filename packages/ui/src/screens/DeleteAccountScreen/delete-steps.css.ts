import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fittedDisplay } from '../../type/fitted';
import { displaySize, fontSize, limitedSize } from '../../type/font-size';

/** The number is the picture of its step. */
const numberSize = 138 / 16;

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[16],
  containerType: 'inline-size',
});
export const foot = style({
  display: 'grid',
  gap: space[12],
  marginTop: 'auto',
  paddingTop: space[16],
  '@media': { [from('desktop')]: { marginTop: 0 } },
});
export const answers = style([
  foot,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.625rem), 1fr))' },
]);

export const title = style({
  fontFamily: vars.font.display,
  fontSize: `min(${fittedDisplay(limitedSize(36))}, 11cqi)`,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.tracking,
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const reason = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '62px',
  padding: `${space[8]} ${space[16]}`,
  fontSize: fontSize.label,
  fontWeight: 650,
  cursor: 'pointer',
});
globalStyle(`${reason}:has(:checked)`, { background: vars.color.primarySoft });
globalStyle(`${reason}:has(:focus-visible)`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '-3px',
});
export const reasonWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const radio = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  accentColor: vars.color.primaryText,
  cursor: 'inherit',
  ':focus-visible': { outline: 'none' },
});

export const lead = style({ fontSize: fontSize.lead, fontWeight: 600 });
export const number = style({
  margin: `${space[4]} 0`,
  color: vars.color.primaryText,
  fontFamily: vars.font.display,
  fontSize: `min(calc(${numberSize}rem * ${vars.font.scale}), 34vw)`,
  fontWeight: vars.font.displayWeight,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-.05em',
  lineHeight: 0.9,
  whiteSpace: 'nowrap',
});
export const sign = style({ fontSize: '.5em', verticalAlign: '.62em', marginInlineStart: '.06em' });
export const offerTitle = style([title, { fontSize: displaySize(30) }]);
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[12]}`,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const price = style({
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: displaySize(26),
  fontWeight: vars.font.displayWeight,
});

export const consequences = style({ display: 'grid', gap: space[16] });
export const consequence = style({ display: 'flex', alignItems: 'flex-start', gap: space[16] });
export const disc = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  background: vars.color.well,
});
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[20],
  containerType: 'inline-size',
});
