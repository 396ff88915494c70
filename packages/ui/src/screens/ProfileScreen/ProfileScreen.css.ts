import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenWords } from '../../base/hidden-words';
import { photoInk } from '../../base/photo-ink';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { strip } from './PhotoGallery.css';
import { layer } from '../../layout/z-layers';

const desktop = from('desktop');
const phone = below('desktop');

export const page = style({
  position: 'relative',
  paddingBottom: '140px',
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 452px)',
      columnGap: '40px',
      width: 'min(1320px, 100% - 48px)',
      margin: '0 auto',
      padding: '14px 0 64px',
    },
  },
});

/** A single portrait stands in a square: wider, and its face would be cut. */
globalStyle(`${page}:has(${strip} > :only-child)`, {
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const back = style({
  position: 'absolute',
  zIndex: layer.cross,
  top: '24px',
  left: '12px',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.icon,
  color: photoInk.text,
  background: photoInk.glass,
  fontSize: '1.1rem',
  ':focus-visible': { boxShadow: `inset 0 0 0 2px ${photoInk.text}` },
  '@media': {
    [desktop]: {
      position: 'static',
      gridColumn: '1 / 3',
      justifySelf: 'start',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      width: 'auto',
      marginBottom: '6px',
      color: vars.color.text,
      background: 'none',
      fontSize: '.875rem',
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

export const menu = style({
  position: 'absolute',
  zIndex: layer.menu,
  top: '24px',
  right: '12px',
  '@media': {
    [desktop]: {
      position: 'relative',
      top: 0,
      right: '-8px',
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
// Carries the scrim on below the sheet's round corners.
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
  marginTop: '-28px',
  padding: '24px 20px 8px',
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
  padding: '120px 20px 16px',
  color: photoInk.text,
  background: photoInk.profileScrim,
  pointerEvents: 'none',
  '@media': {
    [desktop]: {
      position: 'static',
      padding: '0 56px 0 0',
      color: vars.color.text,
      background: 'none',
      pointerEvents: 'auto',
    },
  },
});
export const presence = style({ marginBottom: '10px', '@media': { [desktop]: { display: 'none' } } });
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginTop: '6px',
  '@media': { [desktop]: { color: vars.color.muted } },
});

export const quote = style({
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  '@media': { [desktop]: { margin: '20px 0 24px', fontSize: '1.125rem' } },
});

/** On a phone it stays at the bottom, the price directly above what it buys. */
export const buying = style({
  position: 'fixed',
  zIndex: layer.sticky,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '8px',
  padding: '12px 16px max(24px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [desktop]: {
      position: 'static',
      flexDirection: 'column',
      gap: '10px',
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  '@media': { [desktop]: { gap: '12px' } },
});
export const main = style({ order: 3, flex: 1, minWidth: 0, '@media': { [desktop]: { order: 0 } } });
globalStyle(`${main} svg`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${main} > a`, { '@media': { [phone]: { paddingInline: '12px' } } });
export const like = style({ order: 2, '@media': { [desktop]: { order: 1 } } });
export const gift = style({ order: 1, '@media': { [desktop]: { order: 2 } } });

export const priceLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  color: vars.color.muted,
  fontSize: '.8125rem',
  lineHeight: 1.4,
  '@media': { [desktop]: { fontSize: '.875rem', lineHeight: 1.43 } },
});

export const notice = style({ marginTop: '16px' });

export const facts = style({
  order: 3,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '24px',
  marginTop: '22px',
  borderTop: `1px solid ${vars.color.line}`,
});
export const fact = style({ padding: '10px 0', borderBottom: `1px solid ${vars.color.line}` });
export const factLabel = style({ color: vars.color.muted, fontSize: '.8125rem', lineHeight: 1.4 });
export const factValue = style({ fontWeight: 650 });

export const interests = style({ order: 1 });
export const interestsHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '12px',
  margin: '20px 0 10px',
  fontSize: '.875rem',
});
export const interestsTitle = style({ fontSize: '.875rem', fontWeight: 650 });
export const interestsNote = style({ color: vars.color.muted });

export const similar = style({
  padding: '26px 20px 0',
  '@media': { [desktop]: { gridColumn: '1 / 3', padding: '34px 0 0' } },
});
export const similarCards = style({ marginTop: '18px' });
