import { globalStyle, style } from '@vanilla-extract/css';
import { from, largeText } from '../../layout/breakpoints';
import { button } from '../Button/Button.css';
import { vars } from '../../themes/contract.css';
import { fitted } from '../../type/fitted';
import { space } from '../../layout/space';
import { displaySize, fontSize } from '../../type/font-size';

const halfTag = '-14px';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  containerType: 'inline-size',
  minHeight: '76px',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
  cursor: 'pointer',
  '@media': {
    [from('desktop')]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      padding: `${space[24]} ${space[20]} ${space[20]}`,
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const input = style({
  flex: 'none',
  width: '24px',
  height: '24px',
  accentColor: vars.color.primaryText,
  cursor: 'inherit',
  '@media': {
    [from('desktop')]: { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 },
  },
});

globalStyle(`${card}:has(${input}:checked)`, {
  boxShadow: `inset 0 0 0 2.5px ${vars.color.primaryText}, ${vars.elevation.card}`,
});
globalStyle(`${card}:has(${input}:focus-visible)`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

export const flag = style({
  position: 'absolute',
  top: halfTag,
  right: space[16],
  maxWidth: 'calc(100% - 36px)',
  '@media': {
    [largeText]: { position: 'static', alignSelf: 'flex-start' },
    [from('desktop')]: { right: 'auto', left: space[20] },
  },
});

export const words = style({ flex: 1, '@media': { [from('desktop')]: { display: 'contents' } } });
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
});
export const unit = style({
  fontFamily: vars.font.display,
  fontSize: displaySize(22),
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.tracking,
  lineHeight: 1.08,
  '@media': {
    [from('desktop')]: {
      fontFamily: vars.font.text,
      fontSize: fontSize.body,
      fontWeight: 650,
      letterSpacing: 'normal',
    },
  },
});
export const perMessage = style({
  marginTop: space[2],
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [from('desktop')]: {
      order: 3,
      margin: `${space[8]} 0 ${space[16]}`,
      color: vars.color.text,
      fontSize: fontSize.small,
      fontWeight: 600,
    },
  },
});
export const prices = style({
  marginLeft: 'auto',
  textAlign: 'right',
  '@media': { [from('desktop')]: { order: 2, margin: `${space[16]} 0 0`, textAlign: 'left' } },
});
export const price = style({
  whiteSpace: 'nowrap',
  '@media': { [from('desktop')]: { fontSize: `calc(${fitted(fontSize.huge)} * ${vars.font.scale})` } },
});
export const before = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('desktop')]: { fontSize: fontSize.small } },
});
export const insteadWord = style({
  '@media': { 'screen and (max-width: 61.99875rem)': { display: 'none' } },
});

const chooser = button({ look: 'outlined', full: true });
const chosen = button({ look: 'soft', tone: 'primary', full: true });
const hiddenOnPhone = { 'screen and (max-width: 61.99875rem)': { display: 'none' } };

const foot = style({ order: 4, marginTop: 'auto', padding: 0, '@media': hiddenOnPhone });

export const select = style([chooser, foot]);
export const selected = style([chosen, foot]);
globalStyle(`${card}:has(${input}:checked) ${select}`, { display: 'none' });
globalStyle(`${card}:not(:has(${input}:checked)) ${selected}`, { display: 'none' });

export const group = style({
  display: 'grid',
  gap: space[16],
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))' } },
});
