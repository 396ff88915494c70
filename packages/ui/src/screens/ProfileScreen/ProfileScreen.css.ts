import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenWords } from '../../base/hidden-words';
import { photoInk } from '../../base/photo-ink';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { strip } from './PhotoGallery.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

/** Height reserved for the fixed bottom bar. */
const buyingBar = '140px';
const fadeAbove = '120px';

const desktop = from('desktop');
const phone = below('desktop');

export const page = style({
  position: 'relative',
  paddingBottom: buyingBar,
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 452px)',
      columnGap: space[40],
      width: 'min(1320px, 100% - 48px)',
      margin: '0 auto',
      padding: `${space[12]} 0 ${space[64]}`,
    },
  },
});

/** A single portrait is square: a wider crop would cut off the face. */
globalStyle(`${page}:has(${strip} > :only-child)`, {
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const back = style({
  position: 'absolute',
  zIndex: layer.cross,
  top: space[24],
  left: space[12],
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.icon,
  color: photoInk.text,
  background: photoInk.glass,
  fontSize: fontSize.large,
  ':focus-visible': { boxShadow: `inset 0 0 0 2px ${photoInk.text}` },
  '@media': {
    [desktop]: {
      position: 'static',
      gridColumn: '1 / 3',
      gridRow: 1,
      justifySelf: 'start',
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[8],
      width: 'auto',
      marginBottom: space[6],
      color: vars.color.text,
      background: 'none',
      fontSize: fontSize.small,
      fontWeight: 650,
      ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
});
export const backWords = style({
  '@media': {
    [phone]: hiddenWords,
  },
});

export const neighbours = style({
  position: 'absolute',
  zIndex: layer.cross,
  top: space[24],
  right: `calc(${space[12]} + ${space[48]} + ${space[8]})`,
  display: 'flex',
  gap: space[8],
  '@media': {
    [desktop]: {
      position: 'static',
      gridColumn: '1 / 3',
      gridRow: 1,
      justifySelf: 'end',
      alignSelf: 'center',
      gap: space[4],
    },
  },
});
globalStyle(`${neighbours} button, ${neighbours} button:hover`, {
  '@media': { [phone]: { color: photoInk.text, background: photoInk.glass } },
});
globalStyle(`${neighbours} button[aria-disabled='true']`, { opacity: 0.45, cursor: 'default' });

export const menu = style({
  position: 'absolute',
  zIndex: layer.menu,
  top: space[24],
  right: space[12],
  '@media': {
    [desktop]: {
      position: 'relative',
      top: 0,
      right: `-${space[8]}`,
      gridColumn: 2,
      gridRow: 2,
      justifySelf: 'end',
      alignSelf: 'start',
    },
  },
});
globalStyle(`${menu} summary, ${menu} summary:hover`, {
  '@media': { [phone]: { color: photoInk.text, background: photoInk.glass } },
});

export const photos = style({
  position: 'relative',
  minWidth: 0,
  '@media': { [desktop]: { gridColumn: 1, gridRow: 2 } },
});
// Extends the scrim below the sheet's rounded corners.
globalStyle(`${photos}::after`, {
  content: '',
  position: 'absolute',
  zIndex: layer.words,
  insetInline: 0,
  bottom: 0,
  height: '28px',
  background: 'rgba(15,8,6,.78)',
  pointerEvents: 'none',
  '@media': { [desktop]: { display: 'none' } },
});

export const sheet = style({
  position: 'relative',
  zIndex: layer.control,
  marginTop: `-${space[28]}`,
  padding: `${space[24]} ${space[20]} ${space[8]}`,
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  background: vars.color.bg,
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [desktop]: {
      display: 'block',
      gridColumn: 2,
      gridRow: 2,
      marginTop: 0,
      padding: 0,
      background: 'none',
      zIndex: layer.base,
    },
  },
});

export const identity = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  padding: `${fadeAbove} ${space[20]} ${space[16]}`,
  color: photoInk.text,
  background: photoInk.profileScrim,
  pointerEvents: 'none',
  '@media': {
    [desktop]: {
      position: 'static',
      padding: `0 ${space[56]} 0 0`,
      color: vars.color.text,
      background: 'none',
      pointerEvents: 'auto',
    },
  },
});
export const presence = style({ marginBottom: space[8], '@media': { [desktop]: { display: 'none' } } });
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginTop: space[6],
  '@media': { [desktop]: { color: vars.color.muted } },
});

export const quote = style({
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  '@media': { [desktop]: { marginTop: space[20], fontSize: fontSize.large } },
});

/** Fixed to the bottom on a phone, the price directly above what it buys. */
export const buying = style({
  position: 'fixed',
  zIndex: layer.sticky,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[8],
  padding: `${space[12]} ${space[16]} max(${space[24]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [desktop]: {
      position: 'static',
      flexDirection: 'column',
      gap: space[8],
      marginTop: space[24],
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [desktop]: { gap: space[12] } },
});
export const main = style({ order: 3, flex: 1, minWidth: 0, '@media': { [desktop]: { order: 0 } } });
globalStyle(`${main} svg`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${main} > a`, { '@media': { [phone]: { paddingInline: space[12] } } });
export const like = style({ order: 2, '@media': { [desktop]: { order: 1 } } });
export const gift = style({ order: 1, '@media': { [desktop]: { order: 2 } } });

export const priceLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  '@media': { [desktop]: { fontSize: fontSize.small, lineHeight: 1.43 } },
});

export const notice = style({ marginTop: space[16] });

export const facts = style({
  order: 3,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[24],
  marginTop: space[20],
  borderTop: `1px solid ${vars.color.line}`,
});
export const fact = style({ padding: `${space[8]} 0`, borderBottom: `1px solid ${vars.color.line}` });
export const factLabel = style({ color: vars.color.muted, fontSize: fontSize.meta, lineHeight: 1.4 });
export const factValue = style({ fontWeight: 650 });

export const pending = style({ display: 'grid', gap: space[12], marginTop: space[20] });

export const interests = style({ order: 1 });
export const interestsHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  margin: `${space[20]} 0 ${space[8]}`,
  fontSize: fontSize.small,
});
export const interestsTitle = style({ fontSize: fontSize.small, fontWeight: 650 });
export const interestsNote = style({ color: vars.color.muted });

export const similar = style({
  padding: `${space[24]} ${space[20]} 0`,
  '@media': { [desktop]: { gridColumn: '1 / 3', padding: `${space[32]} 0 0` } },
});
export const similarCards = style({ marginTop: space[16] });
