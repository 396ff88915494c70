import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { below, from } from '../../layout/breakpoints';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const night = '#100b09';
const glassOnNight = 'rgba(255, 255, 255, .16)';
const modalWidth = '1080px';
const modalHeight = '744px';
const chatPhoto = '72px';
const desktop = from('desktop');
const phone = below('desktop');

const fade = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  zIndex: layer.dialog,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.scrim,
  animation: `${fade} ${motion.quick}`,
  '@media': { [desktop]: { backdropFilter: 'blur(3px)', padding: space[24] } },
});
export const modal = style({
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  outline: 'none',
  '@media': {
    [phone]: { color: photoInk.text, background: night },
    [desktop]: {
      vars: { [vars.color.well]: vars.color.sunken },
      maxWidth: modalWidth,
      maxHeight: modalHeight,
      borderRadius: vars.radius.modal,
      color: vars.color.text,
      background: vars.color.raised,
      boxShadow: vars.elevation.modal,
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
export const dialog = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  height: '100%',
  outline: 'none',
  '@media': {
    [desktop]: {
      gridTemplate: '"stage bar" auto "stage side" minmax(0, 1fr) / minmax(0, 600fr) minmax(0, 480fr)',
    },
  },
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  alignItems: 'center',
  padding: `max(${space[4]}, env(safe-area-inset-top)) ${space[8]} ${space[4]}`,
  '@media': {
    [desktop]: {
      gridArea: 'bar',
      gridTemplateColumns: 'minmax(0, 1fr) 48px',
      padding: `${space[28]} ${space[20]} ${space[4]} ${space[32]}`,
    },
  },
});
export const barClose = style({ '@media': { [desktop]: { order: 1 } } });
export const barRestart = style({ '@media': { [desktop]: { display: 'none' } } });
globalStyle(`${barClose} > button, ${barRestart} > button`, {
  '@media': { [phone]: { background: 'none' } },
});
globalStyle(`${modal} button:focus-visible`, {
  '@media': { [phone]: { outline: `2px solid ${photoInk.text}` } },
});
export const title = style({
  '@media': { [phone]: { fontFamily: vars.font.text, fontSize: fontSize.lead, textAlign: 'center' } },
});
export const position = style({
  display: 'block',
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
  fontWeight: 400,
  letterSpacing: 0,
  opacity: 0.8,
});

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  minHeight: 0,
  padding: `${space[32]} ${space[20]}`,
  background: night,
  containerType: 'size',
  '@media': { [desktop]: { gridArea: 'stage', padding: space[72] } },
});

export const side = style({
  display: 'grid',
  gap: space[8],
  minHeight: 0,
  padding: `${space[12]} ${space[16]} max(${space[16]}, env(safe-area-inset-bottom))`,
  '@media': {
    [desktop]: {
      gridArea: 'side',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      overflowY: 'auto',
      padding: `0 ${space[32]} ${space[28]}`,
    },
  },
});
export const hint = style({
  fontSize: fontSize.small,
  lineHeight: 1.4,
  '@media': { [phone]: { textAlign: 'center' }, [desktop]: { color: vars.color.muted } },
});
export const onPhone = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [desktop]: { display: 'none' } },
});
export const onDesktop = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  paddingTop: space[8],
  '@media': { [phone]: { display: 'none' } },
});

export const measure = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] });
globalStyle(`${measure} > span:last-child`, {
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const measureLabel = style({ fontWeight: 650 });

export const previews = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[20],
  minHeight: '164px',
  color: vars.color.muted,
  fontSize: fontSize.meta,
});
export const card = style({
  display: 'block',
  overflow: 'hidden',
  width: '112px',
  marginBottom: space[6],
  borderRadius: vars.radius.photo,
});
export const chat = style({
  display: 'block',
  overflow: 'hidden',
  width: chatPhoto,
  height: chatPhoto,
  marginBottom: space[6],
  borderRadius: '50%',
});
export const previewTools = style({
  display: 'flex',
  gap: space[12],
  marginInlineStart: 'auto',
  color: vars.color.text,
});

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  paddingTop: space[8],
  color: vars.color.muted,
  fontSize: fontSize.small,
});
export const keyRow = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const keyName = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '32px',
  minHeight: '28px',
  borderRadius: vars.radius.chip,
  color: vars.color.text,
  background: vars.color.sunken,
  fontFamily: 'inherit',
  fontWeight: 650,
});

export const whole = style({});
globalStyle(`${whole} > button`, { '@media': { [phone]: { color: photoInk.text } } });

export const actions = style({
  display: 'flex',
  gap: space[12],
  '@media': {
    [desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
globalStyle(`${actions} > :last-child`, { flex: 1 });
export const phoneTools = style({
  display: 'flex',
  flex: 'none',
  gap: space[12],
  '@media': { [desktop]: { display: 'none' } },
});
globalStyle(`${phoneTools} > button`, { color: photoInk.text, background: glassOnNight });
export const cancel = style({ '@media': { [phone]: { display: 'none' } } });
